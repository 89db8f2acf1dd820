import styled from 'styled-components';
import type { Decision } from '../../content/types';
import { upToSlim } from '../../theme/breakpoints';
import { Label } from '../../ui/Label';
import { BlockHead } from './BlockHead';

export function DecisionBlock({ chosen, rejected, why, cost }: Decision) {
  const fields = [
    ['Chosen', chosen],
    ['Instead of', rejected],
    ['Why', why],
    ['What it cost', cost],
  ] as const;
  return (
    <section>
      <BlockHead title="What was decided" />
      <Fields>
        {fields.map(
          ([term, text]) =>
            text && (
              <div key={term}>
                <Label as="dt">{term}</Label>
                <Answer data-large={term === 'Chosen' || term === 'Instead of' || undefined}>
                  {text}
                </Answer>
              </div>
            ),
        )}
      </Fields>
    </section>
  );
}

const Answer = styled.dd`
  margin-top: 0.5rem;
  max-width: 30em;
  line-height: 1.45;
  text-wrap: pretty;

  &[data-large] {
    font: 700 clamp(1.5rem, 1.2rem + 1.2vw, 2.2rem) / 1.1 var(--display);
    letter-spacing: -0.03em;
    text-wrap: balance;
  }

  @media print {
    margin-top: 1mm;

    &[data-large] {
      font-size: 13pt;
    }
  }
`;

const Fields = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: clamp(1.25rem, 3vw, 2.5rem);
  border-top: var(--rule);

  > div {
    padding: 1.1rem 0 1.4rem;
  }
  > div:nth-child(n + 3) {
    border-top: var(--hairline);
  }
  /* Dims the rejected option. */
  > div + div > [data-large] {
    color: var(--ink-2);
  }

  @media screen and ${upToSlim} {
    grid-template-columns: minmax(0, 1fr);

    > div + div {
      border-top: var(--hairline);
    }
  }
  @media print {
    > div {
      padding: 1.2mm 0;
    }
  }
`;
