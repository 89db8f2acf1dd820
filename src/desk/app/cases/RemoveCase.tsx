import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { CaseChange } from '../../contract';
import { write } from '../api';
import { DeskButton, QuietDeskButton } from '../DeskButton';
import { ErrorMessage } from '../ErrorMessage';
import { openModal } from '../site';

interface Props {
  slug: string;
  name: string;
  onRemove: () => void;
  onClose: () => void;
}

/** Shows the consequences of removing a case, and asks for confirmation. */
export function RemoveCase({ slug, name, onRemove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [follows, setFollows] = useState<string[]>();
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  useEffect(() => {
    const change: CaseChange = { op: 'remove', slug };
    write<string[]>('cases/plan', change).then(setFollows, (error: Error) =>
      setRefusal(error.message),
    );
  }, [slug]);

  const close = () => dialog.current?.close();
  return (
    <Dialog ref={dialog} aria-label={`Remove ${name}`} onClose={onClose}>
      <h2>Remove {name}</h2>
      <ul>
        {follows?.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p role="status">
        {follows && 'Nothing is written yet. Afterwards Undo takes it back.'}
        {!follows && !refusal && 'Sees what follows …'}
      </p>
      <ErrorMessage>{refusal}</ErrorMessage>
      <footer>
        {follows && (
          <DeskButton
            type="button"
            onClick={() => {
              onRemove();
              close();
            }}
          >
            Remove {name} and its files
          </DeskButton>
        )}
        <QuietDeskButton type="button" onClick={close}>
          Leave it as it is
        </QuietDeskButton>
      </footer>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  width: min(44rem, 100vw - 3rem);
  max-height: calc(100dvh - 4rem);
  margin: auto;
  padding: 1.75rem 2rem 0;
  border: var(--rule);
  background: var(--paper);
  color: var(--ink);
  overflow: auto;

  &::backdrop {
    background: rgb(13 11 10 / 60%);
  }
  h2 {
    margin-bottom: 0.75rem;
    font-size: var(--h3);
  }
  li {
    padding: 0.35rem 0;
  }
  > p {
    margin-top: 1rem;
    color: var(--ink-2);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 0.7rem;
    /* The buttons stay visible below a long list. */
    position: sticky;
    bottom: 0;
    padding-block: 1.25rem;
    background: var(--paper);
  }
`;
