import { useState } from 'react';
import styled from 'styled-components';
import { Field } from '../Field';
import { Press } from '../Press';

interface Props {
  question: string;
  /** Answers whether it was saved. */
  onAnswer: (text: string) => Promise<boolean>;
}

/** A question to the owner, and room for the answer. */
export function AnswerForm({ question, onAnswer }: Props) {
  const [text, setText] = useState('');
  const answer = () => {
    if (text.trim()) void onAnswer(text.trim().replace(/\s*\n\s*/g, ' '));
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        answer();
      }}
    >
      <Field>
        <Question>{question}</Question>
        <textarea
          rows={2}
          placeholder="Your answer"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            answer();
          }}
        />
      </Field>
      <Press type="submit" aria-disabled={!text.trim()}>
        Answer
      </Press>
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
