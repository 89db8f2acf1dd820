import { useState } from 'react';
import styled from 'styled-components';
import { Field } from '../Field';
import { DeskButton, QuietDeskButton } from '../DeskButton';

interface Props {
  name: string;
  onRename: (name: string) => void;
  onCancel: () => void;
}

/** Renames a case. Its address does not change. */
export function RenameForm({ name, onRename, onCancel }: Props) {
  const [typed, setTyped] = useState(name);
  const isNew = typed.trim() !== '' && typed.trim() !== name;
  return (
    <Form
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isNew) onRename(typed.trim());
      }}
    >
      <Field>
        Name
        <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <DeskButton type="submit" aria-disabled={!isNew}>
        Rename
      </DeskButton>
      <QuietDeskButton type="button" onClick={onCancel}>
        Cancel
      </QuietDeskButton>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  grid-column: 3 / -1;
  gap: 0.6rem;
  align-items: end;
  padding-bottom: 0.6rem;

  > label {
    flex: 1;
  }
`;
