import styled, { css } from 'styled-components';
import type { Scene } from '../../content/types';
import { movesWithScene } from '../../motion/MovingStage';
import { atStops, useKeyframesName } from '../../motion/stage';
import { whenMotionAllowed } from '../../motion/when-motion-allowed';
import { upToLarge, upToNarrow } from '../../theme/breakpoints';

export function Captions({ steps }: Pick<Scene, 'steps'>) {
  return (
    <List>
      {steps.map((step, index) => (
        <Caption key={step.title} index={index}>
          <StepNumber aria-hidden="true">{index + 1}</StepNumber>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </Caption>
      ))}
    </List>
  );
}

function Caption({ index, children }: { index: number; children: React.ReactNode }) {
  const at = atStops((stop) => ({ opacity: stop === index ? 1 : 0 }));
  return <li style={{ animationName: useKeyframesName(at, 'halfway') }}>{children}</li>;
}

const StepNumber = styled.span`
  position: absolute;
  left: 0;
  font: 500 var(--tag) / 1.6 var(--mono);

  ${whenMotionAllowed(css`
    position: static;
    display: grid;
    place-content: center;
    width: 1.75rem;
    height: 1.75rem;
    border: var(--stroke) solid var(--accent);
    font: 700 var(--small) / 1 var(--display);
  `)}
  @media print {
    display: none;
  }
`;

export const List = styled.ol`
  display: grid;
  align-content: start;
  padding: 1.5rem var(--end) 3rem 2rem;

  li {
    position: relative;
    padding: 0.8rem 0 0.8rem 1.9rem;
    border-top: var(--stroke) solid var(--line);
  }
  h3 {
    font-size: 1.5rem;
  }
  p {
    margin-top: 0.35rem;
    line-height: 1.45;
    text-wrap: balance;
  }
  @media screen and ${upToLarge} {
    padding: 1rem var(--gutter) 2rem;
  }
  ${whenMotionAllowed(css`
    padding: 0;

    li {
      ${movesWithScene}
      /* Prevents two captions from being half visible at once. */
      animation-timing-function: step-end;
      display: grid;
      grid-area: 1 / 1;
      align-content: start;
      padding: 0;
      border: 0;
    }
    /* Hides all captions but the first until their keyframes apply. */
    li:not(:first-child) {
      opacity: 0;
    }
    h3 {
      margin-top: 0.9rem;
      font-size: 1.75rem;
      letter-spacing: -0.03em;
      line-height: 1.04;
    }
    p {
      margin-top: 0.5rem;
      font-size: 1.125rem;
      line-height: 1.4;
    }
    @media ${upToLarge} {
      /* Centers the cell that all captions share, which is as high as the longest caption. */
      align-content: center;
      padding: 0.5rem var(--gutter) 1rem;

      li {
        grid-template-columns: auto minmax(0, 1fr);
      }
      li > span {
        margin-right: 0.9rem;
      }
      h3 {
        grid-column: 2;
        margin: 0;
      }
      p {
        grid-column: 2;
      }
    }
    @media ${upToLarge} and (not ${upToNarrow}) {
      h3 {
        font-size: min(6.4vw, 9svh);
      }
      p {
        font-size: 1.5rem;
      }
    }
  `)}
  @media print {
    display: block;
    columns: 2;
    padding: 2mm 4mm;

    li {
      padding: 1.2mm 0;
      border-top: 0;
      border-bottom: 1px solid var(--line);
    }
    h3 {
      font-size: 9.5pt;
    }
    p {
      margin-top: 0;
      font-size: 8.5pt;
    }
  }
`;
