import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { CaseChange, State } from '../../contract';
import { write } from '../api';
import { Column } from '../Column';
import { addressOf } from '../desk-route';
import { ErrorMessage } from '../ErrorMessage';
import { useDesk } from '../use-desk';
import { DeskButton, QuietDeskButton } from '../DeskButton';
import { Field } from '../Field';
import { Label, StepButtons } from '../site';

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

interface NewCaseProps {
  onMake: (change: CaseChange) => void;
}

function NewCase({ onMake }: NewCaseProps) {
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

interface CaseRowProps {
  study: State['cases'][number];
  place: number;
  total: number;
  onChange: (change: CaseChange) => void;
}

function CaseRow({ study: { slug, name, inGrid }, place, total, onChange }: CaseRowProps) {
  return (
    <Row>
      <Place>{place}</Place>
      <Name>
        <a href={addressOf('words', { page: `/${slug}` })}>{name}</a>
        <Label as="span">
          /{slug}
          {!inGrid && ', below the grid on the Work page'}
        </Label>
      </Name>
      <Buttons role="group" aria-label={name}>
        <Arrows>
          <StepButtons
            of={`place for ${name}`}
            shown={place - 1}
            total={total}
            onStep={(by) => onChange({ op: 'order', slug, place: place + by })}
          />
        </Arrows>
        <QuietDeskButton
          type="button"
          onClick={() => onChange({ op: inGrid ? 'hide' : 'show', slug })}
        >
          {inGrid ? 'Move below the grid' : 'Move into the grid'}
        </QuietDeskButton>
        <QuietDeskButton type="button" onClick={() => onChange({ op: 'remove', slug })}>
          Remove …
        </QuietDeskButton>
      </Buttons>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) auto;
  gap: 0.6rem 1rem;
  align-items: center;
  padding: 0.9rem 0;
  border-bottom: var(--hairline);
`;

const Place = styled.span`
  font: 500 0.875rem/1 var(--mono);
  color: var(--ink-2);
`;

const Name = styled.div`
  display: grid;
  gap: 0.25rem;

  a {
    font: 700 1.25rem/1.15 var(--display);
    letter-spacing: -0.02em;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  > button {
    justify-content: center;
    min-width: 13rem;
  }
  > button:last-child {
    min-width: 0;
  }
`;

/* The arrows of StepButtons point left and right. In the list of cases, they point up and down. */
const Arrows = styled.span`
  --round-button: var(--target);
  display: flex;
  gap: 0.5rem;

  svg {
    rotate: 90deg;
  }
`;
