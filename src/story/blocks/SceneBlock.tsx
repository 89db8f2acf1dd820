import { useRef, type ComponentType, type MouseEvent } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import styled, { css, keyframes } from 'styled-components';
import type { Scene } from '../../content/types';
import { followsScene, MovingStage } from '../../motion/MovingStage';
import { mapFive, usePartStyle } from '../../motion/stage';
import { whenMotionAllowed } from '../../motion/when-motion-allowed';
import { upToLarge, upToMedium } from '../../theme/breakpoints';
import { useStage } from '../case-files';
import { FullBleed } from '../FullBleed';
import { BlockHead } from './BlockHead';
import { StillScene } from './StillScene';

/**
 * The case's scene. The drawing sticks to the screen and follows the scroll while the captions pass one by
 * one. With reduced motion, it shows the finished drawing and a numbered list.
 */
export function SceneBlock(scene: Scene) {
  const Stage = useStage();
  return Stage ? <MovingScene {...scene} Stage={Stage} /> : <StillScene {...scene} />;
}

interface Moving extends Scene {
  Stage: ComponentType<{ alt: string }>;
}

function MovingScene({ title, steps, alt, Stage }: Moving) {
  const track = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  return (
    <section>
      <BlockHead title={title} />
      <Floor ref={track}>
        <MovingStage track={track}>
          <Screen onClick={(event) => followFragment(event, navigate)}>
            <Stage alt={alt} />
          </Screen>
          <Steps>
            {steps.map((step, index) => (
              <li key={step.title}>
                <Place aria-hidden="true">
                  {index + 1} <small>of {steps.length}</small>
                </Place>
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
        </MovingStage>
      </Floor>
    </section>
  );
}

/** A progress dot, filled from its step on. */
function Reached({ step }: { step: number }) {
  const at = mapFive([0, 1, 2, 3, 4], (stop) => ({ opacity: stop >= step ? 1 : 0 }));
  return <b style={usePartStyle(at, 'halfway')} />;
}

/** Routes clicks on a drawing's links, which are plain SVG anchors. */
function followFragment(event: MouseEvent, navigate: NavigateFunction) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const fragment = link?.getAttribute('href');
  if (!fragment || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void navigate(fragment);
}

const Floor = styled(FullBleed)`
  @media screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr) min(330px, 26%);
    gap: 0 2.5rem;
    padding: clamp(3rem, 6vw, 5.5rem) max(100px, 7cqw) clamp(3rem, 6vw, 5.5rem)
      calc(var(--end) + var(--rail));

    @media ${upToLarge} {
      grid-template-columns: minmax(0, 1fr);
      padding: var(--gutter);
    }
  }
  ${whenMotionAllowed(css`
    padding-block: 0;

    @media ${upToLarge} {
      padding: var(--bar, 0px) 0 0;
    }
  `)}
  @media print {
    display: grid;
    gap: 6mm;
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;
const vanish = keyframes`
  to { opacity: 0; }
`;
/* Fades in after the drawing has moved aside, and out before it moves back. */
const besideTheDrawing = css`
  @supports ((animation-timeline: view()) and (animation-range: 0% 100%)) {
    @media (not ${upToMedium}) {
      animation:
        ${appear} linear both,
        ${vanish} linear forwards;
      animation-timeline: --scene;
      animation-range:
        entry 88% entry 100%,
        exit 0% exit 12%;
    }
  }
`;
/* Centers the drawing between the closed panels, so that they don't cover it. */
const makeRoom = keyframes`
  from { transform: var(--aside); }
`;
const giveRoom = keyframes`
  to { transform: translateY(var(--sunk, 0px)) var(--aside); }
`;

const Screen = styled.div`
  break-inside: avoid;

  svg {
    width: 100%;
    overflow: visible;

    /* Keeps the drawing's overflow out of the steps below. */
    @media ${upToLarge} {
      clip-path: inset(-100vw -100vw 0);
    }
  }
  ${whenMotionAllowed(css`
    /* Overflow shows at the sides, not above or below. */
    clip-path: inset(0 -100vw);

    [data-part] {
      ${followsScene}
    }
    position: sticky;
    top: 0;
    display: grid;
    height: 100svh;
    padding-block: 30px;

    svg {
      height: 100%;
      min-height: 0;
    }
    @supports ((animation-timeline: view()) and (animation-range: 0% 100%)) {
      --aside: translateX(
        calc((var(--between) + max(100px, 7cqw) + 2.5rem + min(330px, 20cqw) - var(--end)) / 2)
      );
      animation:
        ${makeRoom} linear both,
        ${giveRoom} linear forwards;
      animation-timeline: --scene;
      animation-range:
        entry 60% entry 88%,
        exit 12% exit 40%;

      @media ${upToLarge} {
        --aside: translateX(calc((var(--rail) + var(--between)) / 2));
      }
      @media ${upToMedium} {
        --aside: scale(0.92);
        --sunk: min(8% + 0.08 * var(--bar, 0px), var(--bar, 0px));
        transform-origin: 50% calc(-1 * var(--bar, 0px));
        animation-range:
          entry 60% entry 100%,
          exit 0% exit 40%;
      }
    }
    @media ${upToLarge} {
      z-index: 1;
      top: var(--bar, 0px);
      height: var(--stage);
      padding-block: 0;
      background: var(--background);
      box-shadow: 0 calc(-1 * var(--bar, 0px)) var(--background);
      clip-path: none;

      /* The drawing continues behind the rail's bar. */
      svg {
        clip-path: inset(calc(-1 * var(--bar, 0px)) -100vw 0);
      }
      /* Fades captions out below the drawing. */
      &::after {
        content: '';
        position: absolute;
        inset: 100% 0 auto;
        height: 2.5rem;
        background: linear-gradient(var(--background), transparent);

        /* Hides the gradient before it would overflow the scene's end. */
        @supports ((animation-timeline: view()) and (animation-range: 0% 100%)) {
          animation: ${vanish} linear forwards;
          animation-timeline: --scene;
          animation-range: exit 33% exit 40%;
        }
      }
    }
  `)}
  @media print {
    svg {
      overflow: hidden;
      background: var(--background);
      print-color-adjust: exact;
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
const Place = styled.span`
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
