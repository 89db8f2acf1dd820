import styled from 'styled-components';
import type { Rounds } from '../../content/types';
import { Label } from '../../ui/Label';
import { BlockHead } from './BlockHead';

/** Rounds of user testing, with a dot for each place in the round. */
export function RoundsBlock({ title, description, rounds }: Rounds) {
  return (
    <section>
      <BlockHead title={title}>{description && <p>{description}</p>}</BlockHead>
      <Panels>
        {rounds.map((round) => (
          <li key={round.title}>
            <Label>{round.title}</Label>
            <p>
              Up to <strong>{round.atMost}</strong>
              {` ${round.noun}, ${round.questions} questions`}
            </p>
            <Dots aria-hidden="true">
              {Array.from({ length: round.atMost }, (_, index) => (
                <i key={index} />
              ))}
            </Dots>
          </li>
        ))}
      </Panels>
    </section>
  );
}

const Panels = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: clamp(1.25rem, 3vw, 2.5rem);

  li {
    padding: 1.6rem 1.7rem 1.8rem;
    background: var(--paper-2);
  }
  strong {
    margin-right: 0.1em;
    font: 700 clamp(3rem, 2rem + 3vw, 5rem) / 1.1 var(--display);
    letter-spacing: -0.04em;
  }

  @media print {
    grid-template-columns: 1fr 1fr;
    li {
      padding: 3mm;
      border: 1px solid;
    }
    strong {
      font-size: 18pt;
    }
  }
`;

const Dots = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  margin-top: 1rem;

  i {
    width: 22px;
    height: 22px;
    border: var(--stroke) solid var(--ink);
    border-radius: 50%;
    background: var(--background);
  }
`;
