import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { CaseChange } from '../../contract';
import { write } from '../api';
import { Column } from '../Column';
import { addressOf } from '../desk-route';
import { ErrorMessage } from '../ErrorMessage';
import { useDesk } from '../use-desk';
import { DeskButton } from '../DeskButton';
import { Field } from '../Field';
import { CaseRow } from './CaseRow';

export function Cases() {
  const { state, send } = useDesk();
  const [isWriting, setWriting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [made, setMade] = useState<string>();
  const isListed = state.cases.some(({ slug }) => slug === made);
  useEffect(() => {
    if (isListed) location.hash = addressOf('words', { page: `/${made}` });
  }, [isListed, made]);

  const apply = async (change: CaseChange) => {
    if (isWriting) return;
    setWriting(true);
    const line = await send('cases/apply', change);
    setWriting(false);
    setRefusal(line);
    setMade(!line && change.op === 'new' ? change.slug : undefined);
  };
  const remove = async (change: CaseChange) => {
    const follows = await write<string[]>('cases/plan', change);
    const name = state.cases.find(({ slug }) => slug === change.slug)?.name;
    const lines = [`Remove ${name} and its files?`, ...follows, 'Undo brings it back.'];
    if (confirm(lines.join('\n\n'))) await apply(change);
  };
  const change = (asked: CaseChange) => {
    if (asked.op !== 'remove') void apply(asked);
    else remove(asked).catch((error: Error) => setRefusal(error.message));
  };

  return (
    <Main tabIndex={-1} aria-busy={isWriting}>
      <h1>Cases</h1>
      <p>
        Each story leads to the next one in this order. The Work page shows them in a grid, or in a
        band below it.
      </p>
      <ol>
        {state.cases.map((study, index) => (
          <CaseRow
            key={study.slug}
            study={study}
            place={index + 1}
            total={state.cases.length}
            onChange={change}
          />
        ))}
      </ol>
      <NewCase onMake={change} />
      <ErrorMessage>{refusal}</ErrorMessage>
      <p role="status">{isWriting && 'Saving …'}</p>
    </Main>
  );
}

const Main = styled(Column)`
  > p {
    color: var(--ink-2);
  }
  > ol {
    margin-top: 2rem;
    border-top: var(--rule);
  }
  > [role] {
    margin-top: 1rem;
  }
`;

interface Props {
  onMake: (change: CaseChange) => void;
}

function NewCase({ onMake }: Props) {
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const slug = typed || slugOf(name);
  const isReady = name.trim() !== '' && slug !== '';
  return (
    <Form
      aria-label="New case"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onMake({ op: 'new', slug, name: name.trim() });
      }}
    >
      <h2>New case</h2>
      <Field>
        Name
        <small>Shown on its tile and its page.</small>
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field>
        Address
        <small>Lowercase letters, digits, and hyphens. It is also the name of its folder.</small>
        <input value={slug} spellCheck={false} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <DeskButton type="submit" aria-disabled={!isReady}>
        Add case
      </DeskButton>
    </Form>
  );
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: 1rem 1.5rem;
  align-items: end;
  margin-top: 3.5rem;
  padding-top: 0.9rem;
  border-top: var(--rule);

  h2 {
    grid-column: 1 / -1;
    font-size: var(--h3);
  }
`;
