import { useEffect, useRef, useState } from 'react';
import type { CaseChange, Plan } from '../../contract';
import { write } from '../api';
import { Dialog } from '../Dialog';
import { FileLink } from '../FileLink';
import { DeskButton, QuietDeskButton } from '../DeskButton';
import { ErrorMessage } from '../ErrorMessage';
import { useDesk } from '../use-desk';

interface Props {
  change: CaseChange;
  name: string;
  onDone: () => void;
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

/** Previews the consequences of a change before it is made. A removal needs a second confirmation. */
export function ChangePreview({ change, name, onDone, onClose }: Props) {
  const { send } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const [plan, setPlan] = useState<Plan>();
  const [refusal, setRefusal] = useState<string>();
  const [isSure, setSure] = useState(change.op !== 'remove');
  const [isWriting, setWriting] = useState(false);
  const title = titleOf(change, name);

  useEffect(() => {
    write<Plan>('cases/plan', change).then(setPlan, (error: Error) => setRefusal(error.message));
  }, [change]);

  const apply = async () => {
    if (isWriting) return;
    setWriting(true);
    const line = await send('cases/apply', change);
    setWriting(false);
    setRefusal(line);
    if (line) return;
    onDone();
    dialog.current?.close();
  };

  return (
    <Dialog ref={dialog} title={title} onClose={onClose}>
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
      <ErrorMessage>{refusal}</ErrorMessage>
      <footer>
        {plan && !isSure && (
          <DeskButton type="button" onClick={() => setSure(true)}>
            {title} …
          </DeskButton>
        )}
        {plan && isSure && (
          <DeskButton type="button" aria-disabled={isWriting} onClick={apply}>
            {isWriting && 'Is being written …'}
            {!isWriting && (change.op === 'remove' ? `Yes, remove ${name} and its files` : title)}
          </DeskButton>
        )}
        <QuietDeskButton type="button" onClick={() => dialog.current?.close()}>
          Leave it as it is
        </QuietDeskButton>
      </footer>
    </Dialog>
  );
}
