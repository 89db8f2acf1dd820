import styled from 'styled-components';
import { Field } from '../Field';
import { DeskButton } from '../DeskButton';
import { useTyped } from './use-typed';

interface Props {
  /** The item's id. */
  id: string;
  question: string;
  /** Resolves to true if it was saved. */
  onAnswer: (text: string) => Promise<boolean>;
}

/** A question to the owner, with a field for the answer. */
export function AnswerForm({ id, question, onAnswer }: Props) {
  const [typed, setTyped] = useTyped(`${id} answer`);
  const text = typed?.[0] ?? '';
  const answer = async () => {
    if (!text.trim()) return;
    if (await onAnswer(text.trim().replace(/\s*\n\s*/g, ' '))) setTyped(undefined);
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void answer();
      }}
    >
      <Field>
        <Question>{question}</Question>
        <textarea
          rows={2}
          placeholder="Your answer"
          value={text}
          onChange={({ target }) => setTyped(target.value ? [target.value] : undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void answer();
          }}
        />
      </Field>
      <DeskButton type="submit" aria-disabled={!text.trim()}>
        Answer
      </DeskButton>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 0.6rem;
  justify-items: start;

  > label {
    width: 100%;
  }
`;

const Question = styled.span`
  font: 700 1.125rem/1.25 var(--display);
  letter-spacing: -0.02em;
`;
