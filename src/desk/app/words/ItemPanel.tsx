import styled from 'styled-components';
import type { ContentItem, Part, State } from '../../contract';
import { QuietDeskButton } from '../DeskButton';
import type { Kind } from '../content-items';
import { useDesk } from '../use-desk';
import { fieldName } from '../../field-name';
import { ReplaceForm } from './FileForms';
import { useTyped, useUnsaved } from './use-typed';
import { WordsForm } from './WordsForm';

interface Props {
  item: ContentItem;
  onDone: (key: string) => void;
  onClose: () => void;
  onOpen: (key: string) => void;
}

const confirmNames: Partial<Record<Kind, string>> = {
  draft: 'Confirm',
  question: 'Confirm as it is',
};

export function ItemPanel({ item, onDone, onClose, onOpen }: Props) {
  const { change, state, writing } = useDesk();
  const isWriting = writing.has(item.key);
  const [typed, setTyped] = useTyped(item.key);
  const [answer, setAnswer] = useTyped(`${item.key} answer`);
  const { kind } = item;
  const canConfirm =
    confirmNames[kind] &&
    (kind !== 'question' || item.parts.length > 0) &&
    !typed &&
    !item.isPrompt;
  const users = pagesEmbedding(item, state);
  const leave = () => {
    setTyped(undefined);
    onClose();
  };

  const ask = async (what: string, body: object, isDone: boolean) => {
    if (isWriting) return false;
    const refusal = await change(what, [item], body);
    if (!refusal && isDone) onDone(item.key);
    return !refusal;
  };
  /** Opens the next item without waiting: a confirmation changes no words, so it rarely fails. */
  const confirm = () => {
    if (isWriting) return;
    onDone(item.key);
    void change('confirm', [item]);
  };

  return (
    <Panel
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      {item.question && (
        <WordsForm
          name={item.question}
          parts={[]}
          typed={answer}
          onType={setAnswer}
          save="Answer"
          onSave={([text]) => ask('answer', { text }, true)}
          onCancel={() => setAnswer(undefined)}
        />
      )}
      {item.parts.length > 0 && !item.closed && (
        <WordsForm
          name={item.question ? 'Shown until you answer' : 'Words'}
          parts={item.parts}
          typed={typed}
          onType={setTyped}
          save={kind === 'draft' ? 'Save and confirm' : 'Save'}
          onSave={(parts) => ask('edit', { parts }, kind === 'draft')}
          onCancel={leave}
        />
      )}
      {/^#[\da-f]{6}$/.test(item.text) && (
        <input
          type="color"
          aria-label="Choose a color"
          value={typed?.[0] ?? item.text}
          onChange={({ target }) => setTyped([target.value])}
        />
      )}
      {item.parts.length === 0 && !item.question && <p>{item.text}</p>}
      {item.picture && (
        <ReplaceForm
          picture={item.picture}
          onReplace={(picture) => ask('replace', picture, true)}
        />
      )}
      {users.length > 0 && <p>{`In the texts of: ${users.join(', ')}`}</p>}
      {item.closed && <p>{item.closed}</p>}
      {item.entries.map((entry) => (
        <EntryBar key={entry} item={item} entry={entry} onOpen={onOpen} />
      ))}
      <footer>
        {canConfirm && !item.closed && (
          <QuietDeskButton type="button" aria-disabled={isWriting} onClick={confirm}>
            {confirmNames[kind]}
          </QuietDeskButton>
        )}
        <small>{`${item.file}:${item.line}`}</small>
      </footer>
    </Panel>
  );
}

const pagesEmbedding = ({ key }: ContentItem, { items, pages }: State): string[] => {
  const embeds = (part: Part) => typeof part !== 'string' && part.item === key;
  const paths = new Set(items.filter(({ parts }) => parts.some(embeds)).map(({ page }) => page));
  return pages.filter(({ path }) => paths.has(path)).map(({ name }) => name);
};

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.9rem;
  padding: 0 1.25rem 1.25rem;

  input[type='color'] {
    width: 100%;
    height: var(--target);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 1rem;
    align-items: center;
    justify-content: space-between;
  }
  footer small {
    font: 500 0.75rem/1.4 var(--mono);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

interface EntryBarProps {
  item: ContentItem;
  entry: string;
  onOpen: (key: string) => void;
}

function EntryBar({ item, entry, onOpen }: EntryBarProps) {
  const { change, writing } = useDesk();
  const unsaved = useUnsaved();
  const list = `${item.file} ${entry.slice(0, entry.lastIndexOf('['))}[`;
  // A copy or removal changes the keys of later entries. Unsaved text is stored by key, so it would
  // then belong to another entry.
  if ([...unsaved.keys()].some((key) => key.startsWith(list)))
    return <small>To add or remove an entry of this list, save your words first.</small>;
  const isWriting = writing.has(item.key);

  const copy = async () => {
    if (isWriting || (await change('copy', [item], { entry }))) return;
    onOpen(item.key.replace(entry, nextEntry(entry)));
  };
  const remove = async (listed: HTMLElement | null) => {
    if (isWriting || (await change('remove', [item], { entry }))) return;
    // The row of the clicked button may be gone, so the list gets the focus.
    listed?.focus();
  };

  return (
    <Bar role="group" aria-label={fieldName(entry)}>
      <span>{fieldName(entry)}</span>
      <QuietDeskButton type="button" aria-disabled={isWriting} onClick={() => void copy()}>
        Add another
      </QuietDeskButton>
      <QuietDeskButton
        type="button"
        aria-disabled={isWriting}
        onClick={({ currentTarget }) => void remove(currentTarget.closest('[tabindex="-1"]'))}
      >
        Remove
      </QuietDeskButton>
    </Bar>
  );
}

const nextEntry = (entry: string) =>
  entry.replace(/\d+(?=\]$)/, (index) => String(Number(index) + 1));

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 0.6rem;
  align-items: center;

  > span {
    margin-right: auto;
    font-size: 0.9375rem;
  }
`;
