import type { RefObject } from 'react';
import styled, { css } from 'styled-components';
import type { Scene } from '../../content/types';
import { movesWithScene } from '../../motion/MovingStage';
import { atStops, useKeyframesName } from '../../motion/stage';
import { stopPositions } from '../../motion/stage-keyframes';
import { whenMotionAllowed } from '../../motion/when-motion-allowed';

interface Props {
  steps: Scene['steps'];
  track: RefObject<HTMLElement | null>;
}

export function StopButtons({ steps, track }: Props) {
  const scrollToStop = (index: number) => {
    const { top = 0, height = 0 } = track.current?.getBoundingClientRect() ?? {};
    scrollBy({ top: top + (height - innerHeight) * (stopPositions[index] ?? 0) });
  };
  return (
    <Row role="group" aria-label="Steps of the scene">
      {steps.map((step, index) => (
        <button
          key={step.title}
          type="button"
          aria-label={step.title}
          onClick={() => scrollToStop(index)}
        >
          <Reached step={index} />
          <Current step={index} />
        </button>
      ))}
    </Row>
  );
}

function Reached({ step }: { step: number }) {
  const at = atStops((stop) => ({ opacity: stop >= step ? 1 : 0 }));
  return <i style={{ animationName: useKeyframesName(at, 'halfway') }} />;
}

function Current({ step }: { step: number }) {
  const at = atStops((stop) => ({ opacity: stop === step ? 1 : 0 }));
  return <b style={{ animationName: useKeyframesName(at, 'halfway') }} />;
}

export const Row = styled.div`
  display: none;

  ${whenMotionAllowed(css`
    --mark: 9px;
    position: relative;
    display: flex;
    justify-content: space-between;
    margin-inline: calc(var(--gutter) - 18px);
    background: linear-gradient(var(--line), var(--line)) center / calc(100% - 44px) var(--stroke)
      no-repeat;

    button {
      position: relative;
      display: grid;
      place-items: center;
      width: 44px;
      height: 44px;
      padding: 0;
      border: 0;
      background: none;
      cursor: pointer;
    }
    button::before,
    i,
    b {
      content: '';
      grid-area: 1 / 1;
      box-sizing: content-box;
      width: var(--mark);
      height: var(--mark);
      border: var(--stroke) solid var(--ink);
      border-radius: var(--mark-radius, 0);
      background: var(--paper);
    }
    i {
      ${movesWithScene}
      background: var(--ink);
    }
    b {
      ${movesWithScene}
      width: calc(var(--mark) + 7px);
      height: calc(var(--mark) + 7px);
      background: none;
    }
    button:not(:first-child) > :is(i, b) {
      opacity: 0;
    }
  `)}
`;
