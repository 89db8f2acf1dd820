import { useId, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Field } from '../Field';
import { fieldsOf, partsOf, type Parts } from '../parts';
import { DeskButton, QuietDeskButton } from '../DeskButton';
import { FigureChip } from './FigureChip';

interface Props {
  name: string;
  parts: Parts;
  /** The unsaved texts around the figures, if any was changed. */
  typed: readonly string[] | undefined;
  onType: (words: readonly string[] | undefined) => void;
  /** Resolves to true if they were saved. */
  onSave: (parts: Parts) => Promise<boolean>;
  onCancel: () => void;
}

/** Edits words around fixed figures. Enter saves; Escape cancels. */
export function WordsForm({ name, parts, typed, onType, onSave, onCancel }: Props) {
  const id = useId();
  const { words, figures } = fieldsOf(parts);
  // The file may have other figures by now.
  const shown = typed?.length === words.length ? typed : words;
  const isChanged = shown.some((text, index) => text !== words[index]);

  const save = async () => {
    if (!isChanged) return;
    if (await onSave(partsOf({ words: shown, figures }))) onType(undefined);
  };
  const change = (index: number, text: string) => {
    const changed = shown.with(index, text);
    onType(changed.some((each, at) => each !== words[at]) ? changed : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  };

  return (
    <Form
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p id={id}>{name}</p>
      {shown.map((text, index) => {
        const figure = figures[index];
        return (
          <Pair key={index}>
            <Field>
              <span className="visually-hidden">
                {words.length > 1 ? `${name}, part ${index + 1} of ${words.length}` : name}
              </span>
              <textarea
                rows={Math.max(1, Math.ceil(text.length / 40))}
                value={text}
                onKeyDown={onKeyDown}
                onChange={({ target }) => change(index, target.value)}
              />
            </Field>
            {figure && <FigureChip {...figure} />}
          </Pair>
        );
      })}
      {isChanged && (
        <p>
          <DeskButton type="submit">Save</DeskButton>
          <QuietDeskButton type="button" onClick={onCancel}>
            Cancel
          </QuietDeskButton>
        </p>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 0.5rem;

  > p:first-child {
    font-weight: 600;
  }
  > p:last-child {
    display: flex;
    gap: 0.6rem;
  }
`;

const Pair = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: start;

  > label {
    width: 100%;
  }
`;
