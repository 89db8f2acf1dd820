import styled from 'styled-components';
import type { Decision, Reflection } from '../../content/types';
import { Label, Term } from '../../ui/Label';

export function DecisionBlock({ chosen, rejected, why, cost }: Decision) {
  const fields = [
    ['The decision', chosen],
    ['Instead of', rejected],
    ['Why', why],
    ['What it cost', cost],
  ] as const;
  return (
    <Fields>
      {fields.map(
        ([term, text]) =>
          text && (
            <div key={term}>
              <Term as="dt">{term}</Term>
              <Answer data-large={text === chosen || text === rejected || undefined}>
                {text === chosen ? <mark>{text}</mark> : text}
              </Answer>
            </div>
          ),
      )}
    </Fields>
  );
}

const Answer = styled.dd`
  margin-top: 0.6rem;
  max-width: 30em;
  line-height: 1.45;

  &[data-large] {
    font: 700 clamp(1.35rem, 1.1rem + 0.9vw, 1.9rem) / 1.2 var(--display);
    letter-spacing: -0.03em;
    text-wrap: balance;
  }
  mark {
    padding: 0 0.2em 0.06em;
    background: var(--background);
    color: var(--foreground);
  }

  @media print {
    margin-top: 1mm;

    mark {
      padding: 0;
      background: none;
      color: inherit;
    }

    &[data-large] {
      font-size: 13pt;
    }
  }
`;

const Fields = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: 1.2rem clamp(1.25rem, 3vw, 2.5rem);
  padding-top: 1.1rem;
  border-top: var(--rule);

  @media print {
    padding-top: 1.2mm;
  }
`;

export function ReflectionBlock({ failed, differently }: Reflection) {
  const fields = [
    ['What failed', failed],
    ['What I would do differently', differently],
  ] as const;
  return fields.map(
    ([title, text]) =>
      text && (
        <Section key={title}>
          <Label as="h3">{title}</Label>
          <Text>{text}</Text>
        </Section>
      ),
  );
}

const Section = styled.section`
  & + & {
    margin-top: 1.6rem;
  }
`;

const Text = styled.p`
  max-width: 41.3em;
  margin-top: 0.7rem;
  color: var(--ink-2);

  @media print {
    max-width: none;
    margin-top: 1mm;
  }
`;
