import { useId, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { ContentItem } from '../../contract';
import { DeskButton, QuietDeskButton } from '../DeskButton';
import { Field } from '../Field';
import { fieldName } from '../../field-name';
import { addressOf } from '../desk-route';
import { useDesk } from '../use-desk';

export type Parts = ContentItem['parts'];
type FigurePart = Exclude<Parts[number], string>;

interface Props {
  name: string;
  parts: Parts;
  /** Unsaved text before, between, and after the figures in `parts`. Undefined if unchanged. */
  typed: readonly string[] | undefined;
  onType: (words: readonly string[] | undefined) => void;
  save: string;
  onSave: (parts: Parts) => Promise<boolean>;
  onCancel: () => void;
}

export function WordsForm({ name, parts, typed, onType, save, onSave, onCancel }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { words, figures } = fieldsOf(parts);
  // If the text on disk now embeds more numbers, or fewer, the typed strings no longer fit between
  // the numbers and are not shown.
  const shown = typed?.length === words.length ? typed : words;
  const isChanged = shown.some((text, index) => text !== words[index]);

  const submit = async () => {
    if (!isChanged) return;
    const said = shown.flatMap((text, index) => {
      const isLast = index === figures.length;
      return [
        spacedAs(words[index] ?? '', oneLine(text), index > 0, !isLast),
        figures[index] ?? '',
      ];
    });
    if (!(await onSave(said.filter((part) => part !== '')))) return;
    // The Save button is about to disappear. If it has the focus, the text field gets the focus.
    if (form.current?.contains(document.activeElement))
      form.current.querySelector('textarea')?.focus();
    onType(undefined);
  };
  const change = (index: number, text: string) => {
    const changed = shown.with(index, text);
    onType(changed.some((each, at) => each !== words[at]) ? changed : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };

  return (
    <Form
      ref={form}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
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
          <DeskButton type="submit">{save}</DeskButton>
          <QuietDeskButton type="button" onClick={onCancel}>
            Cancel
          </QuietDeskButton>
        </p>
      )}
    </Form>
  );
}

/** `words` are the strings before, between, and after the figures. Each may be empty. */
function fieldsOf(parts: Parts): { words: readonly string[]; figures: FigurePart[] } {
  const words = [''];
  const figures: FigurePart[] = [];
  for (const part of parts) {
    if (typeof part === 'string') words[words.length - 1] += part;
    else {
      figures.push(part);
      words.push('');
    }
  }
  return { words, figures };
}

/** Restores a space beside an embedded number if the owner has deleted it, probably by mistake. */
function spacedAs(former: string, text: string, isAfterFigure: boolean, isBeforeFigure: boolean) {
  const start = isAfterFigure && /^\s/.test(former) && /^[\p{L}\p{N}]/u.test(text) ? ' ' : '';
  const end = isBeforeFigure && /\s$/.test(former) && /\S$/.test(text) ? ' ' : '';
  return start + text + end;
}

/** Joins lines, because strings in the content have no line breaks. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

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

interface FigureChipProps {
  figure: string;
  value: string;
  item?: string;
}

function FigureChip({ figure, value, item }: FigureChipProps) {
  const { state } = useDesk();
  const stated = state.items.find(({ key }) => key === item);
  const words = (
    <>
      <b>{value}</b> {fieldName(figure.replace(/^figures\.|\.value$/g, ''))}
    </>
  );
  if (!stated) return <Chip title="This comes from another field">{words}</Chip>;
  const address = addressOf('words', { page: stated.page, kind: stated.kind, mark: stated.key });
  return (
    <Chip as="a" href={address} title="Edit this figure">
      {words}
    </Chip>
  );
}

const Chip = styled.span`
  padding: 0.3em 0.9em;
  border-radius: var(--pill);
  border: 1px solid var(--ink-2);
  background: var(--paper-2);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;
