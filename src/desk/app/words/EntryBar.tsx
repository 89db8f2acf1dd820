import type { ContentItem } from '../../contract';
import styled from 'styled-components';
import { QuietDeskButton } from '../DeskButton';
import { fieldName } from '../../field-name';
import { useDesk } from '../use-desk';
import { useUnsaved } from './use-typed';

interface Props {
  item: ContentItem;
  entry: string;
  onOpen: (key: string) => void;
}

export function EntryBar({ item, entry, onOpen }: Props) {
  const { change, writing } = useDesk();
  const unsaved = useUnsaved();
  const list = `${item.file} ${entry.slice(0, entry.lastIndexOf('['))}[`;
  // A copy or removal changes the keys of later entries, and unsaved text is stored by key.
  if ([...unsaved.keys()].some((key) => key.startsWith(list)))
    return <small>To add or remove an entry of this list, save your words first.</small>;
  const isWriting = writing.has(item.key);

  const copy = async () => {
    if (isWriting || (await change('copy', [item], { entry }))) return;
    onOpen(item.key.replace(entry, nextEntry(entry)));
  };
  const remove = async (listed: HTMLElement | null) => {
    if (isWriting || (await change('remove', [item], { entry }))) return;
    // The row of the focused button may be gone.
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
