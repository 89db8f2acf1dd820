import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '../Dialog';
import { fieldName } from '../field-name';
import type { ContentItem } from '../../contract';
import { DeskButton, QuietDeskButton } from '../DeskButton';
import { ErrorMessage } from '../ErrorMessage';
import { useDesk } from '../use-desk';
import { isTyped } from './use-typed';

interface Props {
  /** The page's name. */
  page: string;
  items: readonly ContentItem[];
}

/** Confirms all listed drafts of a page after review. One Undo restores them. */
export function ConfirmAll({ page, items }: Props) {
  const { writing } = useDesk();
  const [asked, setAsked] = useState<readonly ContentItem[]>();
  const drafts = items.filter(
    ({ kind, closed, key }) => kind === 'draft' && !closed && !writing.has(key),
  );
  if (drafts.length < 2 && !asked) return null;
  return (
    <>
      <QuietDeskButton type="button" onClick={() => setAsked(drafts)}>
        Confirm all {drafts.length} …
      </QuietDeskButton>
      {asked && <Question page={page} drafts={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface QuestionProps {
  page: string;
  drafts: readonly ContentItem[];
  onClose: () => void;
}

function Question({ page, drafts, onClose }: QuestionProps) {
  const { change } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const [isWriting, setWriting] = useState(false);
  const ready = drafts.filter(({ key }) => !isTyped(key));
  const title = `Confirm ${ready.length} drafts: ${page}`;

  const confirm = async () => {
    if (isWriting) return;
    setWriting(true);
    const line = await change('confirm', ready);
    setWriting(false);
    setRefusal(line);
    if (!line) dialog.current?.close();
  };

  return (
    <Dialog ref={dialog} title={title} onClose={onClose}>
      <p>
        They are true, and said as you would say them: each loses its draft item, and no word
        changes. Undo takes all of them back at once.
        {ready.length < drafts.length && ' Words that you have typed and not saved are left out.'}
      </p>
      <Texts>
        {ready.map(({ key, field, text }) => (
          <li key={key}>
            <small>{fieldName(field)}</small>
            {text}
          </li>
        ))}
      </Texts>
      <ErrorMessage>{refusal}</ErrorMessage>
      <p role="status">{isWriting && 'Is being written …'}</p>
      <footer>
        <DeskButton type="button" aria-disabled={isWriting} onClick={confirm}>
          Confirm all {ready.length}
        </DeskButton>
        <QuietDeskButton type="button" onClick={() => dialog.current?.close()}>
          Leave them as they are
        </QuietDeskButton>
      </footer>
    </Dialog>
  );
}

const Texts = styled.ul`
  margin-top: 1.25rem;
  border-top: var(--hairline);

  small {
    display: block;
    color: var(--ink-2);
    font-size: 0.875rem;
  }
`;
