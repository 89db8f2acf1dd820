import { useState } from 'react';
import styled from 'styled-components';
import type { CaseChange } from '../../contract';
import { DeskButton } from '../DeskButton';
import { Field } from '../Field';

interface Props {
  onMake: (change: CaseChange) => void;
}

export function NewCase({ onMake }: Props) {
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
