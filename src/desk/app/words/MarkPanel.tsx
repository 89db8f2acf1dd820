import styled from 'styled-components';
import { FileLink } from '../FileLink';
import type { NamedMark } from '../marks';
import { QuietDeskButton } from '../DeskButton';
import { useDesk } from '../use-desk';
import { AnswerForm } from './AnswerForm';
import { ReplaceForm } from './ReplaceForm';
import { useTyped } from './use-typed';
import { WordsForm } from './WordsForm';

interface Props {
  mark: NamedMark;
  onDone: (key: string) => void;
  onClose: () => void;
}

const confirmNames = {
  draft: 'Confirm',
  question: 'Confirm as it is',
  placeholder: 'It stays as it is',
};

/** What can be done with a mark. */
export function MarkPanel({ mark, onDone, onClose }: Props) {
  const { change, writing } = useDesk();
  const isWriting = writing.has(mark.key);
  const [typed, setTyped] = useTyped(mark.key);
  const { kind, file } = mark;
  const canConfirm = kind !== 'text' && (kind !== 'question' || mark.parts.length > 0) && !typed;
  const leave = () => {
    setTyped(undefined);
    onClose();
  };

  const ask = async (what: string, body: object, isDone: boolean) => {
    if (isWriting) return false;
    const refusal = await change(what, [mark], body);
    if (!refusal && isDone) onDone(mark.key);
    return !refusal;
  };
  /** Its words stay as they are: the next is at hand while it is written. */
  const confirm = () => {
    if (isWriting) return;
    onDone(mark.key);
    void change('confirm', [mark]);
  };

  return (
    <Panel
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      {mark.question && (
        <AnswerForm
          id={mark.key}
          question={mark.question}
          onAnswer={(text) => ask('answer', { text }, true)}
        />
      )}
      {mark.parts.length > 0 && !mark.closed && (
        <WordsForm
          name={mark.question ? 'Until then the page says' : 'Words'}
          parts={mark.parts}
          typed={typed}
          onType={setTyped}
          onSave={(parts) => ask('edit', { parts }, false)}
          onCancel={leave}
        />
      )}
      {mark.parts.length === 0 && !mark.question && kind !== 'placeholder' && <p>{mark.text}</p>}
      {kind === 'placeholder' && <p>{mark.text}</p>}
      {mark.picture && (
        <ReplaceForm
          picture={mark.picture}
          onReplace={(picture) => ask('replace', picture, true)}
        />
      )}
      {mark.closed && <p>{mark.closed}</p>}
      <footer>
        {canConfirm && !mark.closed && (
          <QuietDeskButton type="button" aria-disabled={isWriting} onClick={confirm}>
            {confirmNames[kind]}
          </QuietDeskButton>
        )}
        <FileLink file={file} line={mark.line} />
      </footer>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.9rem;
  padding: 0 1.25rem 1.25rem;

  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 1rem;
    align-items: center;
    justify-content: space-between;
  }
`;
