import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { CaseChange, Plan } from '../../../scripts/desk/contract';
import { openModal } from '../../ui/modal';
import { write } from '../api';
import { FileLink } from '../FileLink';
import { Press, QuietPress } from '../Press';
import { Refused } from '../Refused';
import { useDesk } from '../use-desk';

interface Props {
  change: CaseChange;
  name: string;
  onClose: () => void;
}

function titleOf(change: CaseChange, name: string): string {
  switch (change.op) {
    case 'new':
      return `Make ${change.name}`;
    case 'rename':
      return `Rename ${name} to ${change.name}`;
    case 'order':
      return `Move ${name} to place ${change.place}`;
    case 'hide':
      return `Take ${name} off the Work page`;
    case 'show':
      return `Put ${name} on the Work page`;
    case 'remove':
      return `Remove ${name}`;
  }
}

/** What follows from a change, before it is made. What removes is asked twice. */
export function Follows({ change, name, onClose }: Props) {
  const { send } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const [plan, setPlan] = useState<Plan>();
  const [refusal, setRefusal] = useState<string>();
  const [isSure, setSure] = useState(change.op !== 'remove');
  const [isWriting, setWriting] = useState(false);
  const title = titleOf(change, name);

  useEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  useEffect(() => {
    write<Plan>('cases/plan', change).then(setPlan, (error: Error) => setRefusal(error.message));
  }, [change]);

  const apply = async () => {
    if (isWriting) return;
    setWriting(true);
    const line = await send('cases/apply', change);
    setWriting(false);
    setRefusal(line);
    if (!line) dialog.current?.close();
  };

  return (
    <Dialog ref={dialog} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {plan && (
        <>
          {plan.follows.length > 0 && (
            <section>
              <h3>What follows</h3>
              <ul>
                {plan.follows.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          <section>
            <h3>What is written</h3>
            <ul>
              {plan.writes.map(({ file, what }) => (
                <li key={file + what}>
                  {what} <FileLink file={file} />
                </li>
              ))}
            </ul>
          </section>
          <p>Nothing is written yet. Afterwards Undo takes it back.</p>
        </>
      )}
      {!plan && !refusal && <p role="status">Sees what follows …</p>}
      <Refused>{refusal}</Refused>
      <footer>
        {plan && !isSure && (
          <Press type="button" onClick={() => setSure(true)}>
            {title} …
          </Press>
        )}
        {plan && isSure && (
          <Press type="button" aria-disabled={isWriting} onClick={apply}>
            {change.op === 'remove' ? `Yes, remove ${name} and its files` : title}
          </Press>
        )}
        <QuietPress type="button" onClick={() => dialog.current?.close()}>
          Leave it as it is
        </QuietPress>
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
    font-size: var(--h3);
  }
  h3 {
    font-size: 1.0625rem;
  }
  section {
    margin-top: 1.25rem;
    padding-top: 0.75rem;
    border-top: var(--hairline);
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
    /* However long the list is, one can answer. */
    position: sticky;
    bottom: 0;
    padding-block: 1.25rem;
    background: var(--paper);
  }
`;
