import styled, { css } from 'styled-components';
import type { Scene } from '../../content/types';
import { fadeIn, fadeOut } from '../../motion/keyframes';
import { followsScene } from '../../motion/MovingStage';
import { mapFive, usePartStyle } from '../../motion/stage';
import { whenMotionAllowed } from '../../motion/when-motion-allowed';
import { upToLarge, upToMedium } from '../../theme/breakpoints';

/** The captions of a moving scene, and its progress dots. */
export function SceneSteps({ steps }: Pick<Scene, 'steps'>) {
  return (
    <>
      <Steps>
        {steps.map((step, index) => (
          <li key={step.title}>
            <StepNumber aria-hidden="true">
              {index + 1} <small>of {steps.length}</small>
            </StepNumber>
            <h4>{step.title}</h4>
            <p>{step.text}</p>
          </li>
        ))}
      </Steps>
      <StopDots aria-hidden="true">
        <div>
          {steps.map((step, index) => (
            <i key={step.title}>
              <Reached step={index} />
            </i>
          ))}
        </div>
      </StopDots>
    </>
  );
}

/** A progress dot, filled from its step on. */
function Reached({ step }: { step: number }) {
  const at = mapFive([0, 1, 2, 3, 4], (stop) => ({ opacity: stop >= step ? 1 : 0 }));
  return <b style={usePartStyle(at, 'halfway')} />;
}

/* Fades in after the drawing has moved aside, and out before it moves back. */
const besideTheDrawing = css`
  @supports ((animation-timeline: view()) and (animation-range: 0% 100%)) {
    @media (not ${upToMedium}) {
      animation:
        ${fadeIn} linear both,
        ${fadeOut} linear forwards;
      animation-timeline: --scene;
      animation-range:
        entry 88% entry 100%,
        exit 0% exit 12%;
    }
  }
`;

const Steps = styled.ol`
  position: relative;
  align-self: center;
  border-top: var(--stroke) solid var(--ink);

  /* Keeps the drawing's overflow from crossing the text. */
  @media screen and (not ${upToLarge}) {
    background: var(--background);
    box-shadow: 0 0 1.5rem 1rem var(--background);
  }

  li {
    position: relative;
    padding: 1rem 0 1rem 2.4rem;
    border-bottom: 1px solid var(--line);
  }
  h4 {
    font-size: 1.3rem;
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
  p {
    margin-top: 0.25rem;
    line-height: 1.5;
  }

  /* Centers each step on the screen at its stop. */
  ${whenMotionAllowed(css`
    align-self: start;
    padding-block: 27.5svh;
    border: 0;
    background: none;
    box-shadow: none;
    ${besideTheDrawing}

    li {
      display: grid;
      align-content: center;
      justify-items: start;
      min-height: 45svh;
      padding: 0;
      border: 0;
    }
    h4 {
      font-size: clamp(1.625rem, 2.8vw, 2.5rem);
      letter-spacing: -0.03em;
      line-height: 1.04;
    }
    p {
      margin-top: 0.9rem;
      font-size: clamp(1.125rem, 1.4vw, 1.25rem);
    }
    /* The drawing ends at 52% of the screen; at its stop, each step begins at 62%. */
    @media ${upToLarge} {
      padding: calc(62svh - var(--bar, 0px) - var(--stage)) var(--gutter) 0;

      li {
        align-content: start;
        min-height: 48svh;
      }
      li:last-child {
        min-height: 38svh;
      }
    }
  `)}

  @media print {
    columns: 2;
    border: 0;
    li {
      padding: 1.2mm 0;
      break-inside: avoid;
    }
    h4 {
      font-size: 9.5pt;
    }
    p {
      margin-top: 0;
      font-size: 8.5pt;
    }
  }
`;

/** Shows "2", or a framed "2 of 5" where the scene moves. */
const StepNumber = styled.span`
  position: absolute;
  left: 0;
  font: 500 0.8rem/1.9 var(--mono);

  small {
    display: none;
  }
  ${whenMotionAllowed(css`
    position: static;
    margin-bottom: 0.9rem;
    padding: 0.2em 0.55em;
    border: var(--stroke) solid var(--accent);
    font: 700 1.1rem/1.3 var(--display);

    small {
      display: inline;
      font: 500 0.75rem var(--mono);
    }
  `)}
  @media print {
    display: none;
  }
`;

const StopDots = styled.div`
  display: none;

  ${whenMotionAllowed(css`
    position: absolute;
    inset-block: 0;
    right: 28px;
    display: block;
    ${besideTheDrawing}

    @media ${upToLarge} {
      display: none;
    }
    > div {
      position: sticky;
      top: calc(50svh - 130px);
      display: flex;
      flex-direction: column;
      justify-content: space-between;
      align-items: center;
      height: 260px;
      margin-block: calc(50svh - 130px);
      background: linear-gradient(var(--line), var(--line)) center / var(--stroke) 100% no-repeat;
    }
    i {
      width: 9px;
      height: 9px;
      border: var(--stroke) solid var(--ink);
      background: var(--paper);
    }
    b {
      display: block;
      height: 100%;
      background: var(--ink);
      ${followsScene}
    }
  `)}
`;
