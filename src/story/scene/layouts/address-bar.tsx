import type { CSSProperties, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { movesWithScene } from '../../../motion/MovingStage';
import { atStops, useKeyframesName, type Stop } from '../../../motion/stage';
import { whenMotionAllowed } from '../../../motion/when-motion-allowed';
import { List } from '../Captions';
import { onWideScreens, panel, Pinned, withPanel } from '../Pinned';
import { Row } from '../StopButtons';

export const chapterStyles = () => import('./address-bar.css?inline');

/**
 * On wide screens, each caption but the first is typed in the drawn browser's address bar. At the
 * last stop, the drawn window shrinks, and the captions and the stop buttons with it.
 */
export function AddressBar({ children }: { children: ReactNode }) {
  const names = {
    '--typed-2': useTyped(1),
    '--typed-3': useTyped(2),
    '--typed-4': useTyped(3),
    '--typed-5': useTyped(4),
    '--shrinks': useKeyframesName([{}, {}, {}, {}, { scale: 0.7152 }], 'middle'),
  };
  return <Box style={names as CSSProperties}>{children}</Box>;
}

function useTyped(caption: Stop) {
  const at = atStops((stop) => ({ clip: [-20, stop < caption ? 100 : -5, -20, 0] as const }));
  return useKeyframesName(at, 'enter');
}

const cursor = css`
  content: '';
  display: inline-block;
  width: 0.1em;
  height: 1.15em;
  margin-left: 0.2em;
  background: #ffa777;
  vertical-align: -0.2em;
`;

const handles = css`
  ${Row} {
    background: none;

    button::before,
    i {
      border-color: var(--accent);
    }
    i {
      background: var(--accent);
    }
    b {
      border-color: #ffa777;
    }
  }
  ${List} li > span {
    display: none;
  }
`;

const Box = styled(Pinned)`
  ${whenMotionAllowed(handles)}
  ${withPanel(css`
    ${List} {
      grid-area: ${panel};
      padding: 0.75rem var(--gutter) 52px;

      li {
        row-gap: 1.25rem;
      }
      h3 {
        padding: 0.45em 0.9em;
        border-radius: 2em;
        background: color-mix(in srgb, var(--background), #000 45%);
        color: var(--accent);
      }
      h3::after {
        ${cursor}
      }
      p {
        margin: 0;
        font-size: max(1.375rem, 3.1vw);
      }
    }
    ${Row} {
      grid-area: ${panel};
      align-self: end;
      margin: 0;
      padding: 4px var(--gutter);
      background: color-mix(in srgb, var(--background), #000 45%);
    }
  `)}
  ${onWideScreens(css`
    [data-address] {
      display: none;
    }
    ${List},
    ${Row} {
      ${movesWithScene}
      animation-name: var(--shrinks);
    }
    ${List} {
      position: relative;
      display: block;
      /* The point around which the drawn window shrinks, near its upper left corner. */
      transform-origin: calc(50cqw - 544 * var(--unit)) calc(50svh - 390 * var(--unit));

      li {
        position: absolute;
        top: calc(50svh - 360 * var(--unit));
        left: calc(50cqw - 337 * var(--unit));
        display: flex;
        gap: 0.6em;
        align-items: center;
        height: calc(56 * var(--unit));
        font-size: calc(25 * var(--unit));
        white-space: nowrap;
        animation-timing-function: step-start;
      }
      /* Larger, because the drawn window shrinks at the last stop, and this caption with it. */
      li:last-child {
        font-size: calc(33 * var(--unit));
      }
      h3,
      p {
        margin: 0;
        font-size: 1em;
        letter-spacing: -0.01em;
        line-height: 1.2;
      }
      h3 {
        color: var(--accent);
      }
      li:not(:first-child) p {
        ${movesWithScene}
        animation-timing-function: steps(18);
      }
      li:nth-child(2) p {
        animation-name: var(--typed-2);
      }
      li:nth-child(3) p {
        animation-name: var(--typed-3);
      }
      li:nth-child(4) p {
        animation-name: var(--typed-4);
      }
      li:nth-child(5) p {
        animation-name: var(--typed-5);
      }
      p::after {
        ${cursor}
      }
    }
    ${Row} {
      --mark: calc(8 * var(--unit));
      position: absolute;
      top: calc(50svh - 355 * var(--unit));
      left: calc(50cqw + 302 * var(--unit));
      width: calc(230 * var(--unit));
      margin: 0;
      /* The point around which the window shrinks, relative to the buttons. */
      transform-origin: calc(-846 * var(--unit)) calc(-35 * var(--unit));

      button {
        width: calc(46 * var(--unit));
        height: calc(46 * var(--unit));
      }
      b {
        width: calc(16 * var(--unit));
        height: calc(16 * var(--unit));
      }
    }
  `)}
`;
