import { useState } from 'react';
import styled from 'styled-components';
import type { CaseChange } from '../../contract';
import { Field } from '../Field';
import { addressOf } from '../desk-route';
import { DeskButton } from '../DeskButton';
import { slugOf, slugProblem } from './slug';

interface Props {
  taken: readonly string[];
  /** The case that was made last. */
  made: { slug: string; name: string } | undefined;
  onAsk: (change: CaseChange) => void;
}

/** A new case needs a name and an address. */
export function NewCase({ taken, made, onAsk }: Props) {
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string>();
  const slug = typed ?? slugOf(name);
  const problem = slug ? slugProblem(slug, taken) : undefined;
  const isReady = name.trim() !== '' && slug !== '' && !problem;
  return (
    <Form
      aria-label="New case"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onAsk({ op: 'new', slug, name: name.trim() });
      }}
    >
      <h2>New case</h2>
      <Field>
        Name
        <small>As its tile and its page say it.</small>
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field>
        Address
        <small data-wrong={problem ? '' : undefined}>
          {problem ?? 'Small letters, digits and hyphens. It is also the name of its folder.'}
        </small>
        <input
          value={slug}
          aria-invalid={Boolean(problem)}
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value || undefined)}
        />
      </Field>
      <DeskButton type="submit" aria-disabled={!isReady}>
        See what follows
      </DeskButton>
      {made && (
        <p role="status">
          {made.name} is made, with drafts and questions where your words go.{' '}
          <a href={addressOf('words', { page: `/${made.slug}` })}>Write its page</a>
        </p>
      )}
    </Form>
  );
}

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
  > p {
    grid-column: 1 / -1;
    font-weight: 600;
  }
  [data-wrong] {
    color: var(--accent);
    font-weight: 600;
  }
`;
