import type { CSSProperties, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { movesWithScene } from '../../../motion/MovingStage';
import { mapFive, useKeyframesName } from '../../../motion/stage';
import { whenMotionAllowed } from '../../../motion/when-motion-allowed';
import { List } from '../Captions';
import { tallShare } from '../../../motion/compositions';
import { upright } from '../../../theme/breakpoints';
import { lowAndWide, onWideScreens, panel, Pinned, withPanel } from '../Pinned';
import { Row } from '../StopButtons';
import {
  displayCenter,
  displayOnPhone,
  displayPace,
  displayScales,
  displaySeeds,
} from './display-camera';

export const chapterStyles = () => import('./on-display.css?inline');

const camera = mapFive(displayScales, (scale) => ({ scale }));

/** The stop buttons look like the drawn seeds at the display's lower edge, and lie over them. */
export function OnDisplay({ children }: { children: ReactNode }) {
  const style = { '--camera': useKeyframesName(camera, displayPace) } as CSSProperties;
  return <Display style={style}>{children}</Display>;
}

const seeds = css`
  ${Row} {
    background: none;

    button {
      position: absolute;
      left: calc(50% + var(--seed) * var(--unit) - 22px);
    }
    ${displaySeeds.xs
      .map((seed, index) => `button:nth-child(${index + 1}) { --seed: ${seed - displayCenter.x}; }`)
      .join('\n')}
    button::before {
      display: none;
    }
    i,
    b {
      width: 15px;
      height: 8px;
      border-radius: 50%;
    }
    i {
      background: var(--accent);
      border-color: var(--accent);
    }
    b {
      width: 25px;
      height: 18px;
      border-color: var(--accent);
    }
  }
  ${List} li > span {
    display: none;
  }
`;

const x = (inDrawing: number) => `calc(50cqw + ${inDrawing - 400} * var(--unit))`;
const y = (inDrawing: number) => `calc(50svh + ${inDrawing - 400} * var(--unit))`;

const buttonsOnSeeds = css`
  ${Row} {
    ${movesWithScene}
    position: absolute;
    top: ${y(displayCenter.y)};
    left: ${x(displayCenter.x)};
    display: block;
    margin: 0;
    animation-name: var(--camera);

    button {
      top: calc(${displaySeeds.y - displayCenter.y} * var(--unit) - 22px);
    }
    i {
      width: calc(18 * var(--unit));
      height: calc(10 * var(--unit));
      border-radius: calc(8 * var(--unit));
    }
    b {
      width: calc(34 * var(--unit));
      height: calc(24 * var(--unit));
      border-radius: calc(16 * var(--unit));
    }
  }
`;

const Display = styled(Pinned)`
  ${whenMotionAllowed(seeds)}
  ${withPanel(css`
    @media ${lowAndWide} {
      /* Continues the drawing behind the captions, so that they are a second display in it. */
      > :first-child {
        overflow: visible;
      }
    }
    ${Row} {
      --square: min(100cqw, 100cqh);
      --scale: 1;
      --lower: 0;
      --from: 400;
      grid-area: picture;
      container-type: size;
      display: block;
      margin: 0;

      @media ${upright} {
        --square: min(100cqw, 100cqh * ${tallShare});
        --scale: ${displayOnPhone.scale};
        --lower: ${displayOnPhone.from - 400 + displayOnPhone.y};
        --from: ${displayOnPhone.from};
      }
      button {
        --unit: calc(var(--square) / 800 * var(--scale));
        top: calc(
          50% + var(--square) / 800 * var(--lower) + (${displaySeeds.y} - var(--from)) *
            var(--unit) - 22px
        );
      }
    }
    ${List} {
      grid-area: ${panel};
      margin: 0.75rem var(--gutter) 1rem;
      padding: 1rem;
      border: 7px solid #061710;
      outline: var(--stroke) solid #2f7552;
      background: #0f3326;

      li {
        align-content: center;
        justify-items: center;
        text-align: center;
      }
      @media ${lowAndWide} {
        align-self: start;
        height: 60svh;
        margin-top: 9svh;

        h3 {
          font-size: calc(1rem + 3.2vw);
        }
        p {
          font-size: calc(0.75rem + 1.4vw);
        }
      }
    }
  `)}
  ${onWideScreens(css`
    ${buttonsOnSeeds}
    ${List} {
      position: relative;
      display: block;

      li {
        position: absolute;
        top: ${y(203)};
        left: 50cqw;
        justify-items: center;
        width: calc(660 * var(--unit));
        translate: -50%;
        text-align: center;
      }
      li:first-child {
        top: ${y(294)};
      }
      li:nth-child(2) {
        top: ${y(213)};
      }
      li:nth-child(4) {
        top: ${y(194)};
      }
      li:last-child {
        top: ${y(183)};
        left: ${x(-102)};
        justify-items: start;
        width: max-content;
        translate: none;
        text-align: left;
      }
      li:last-child h3 {
        font-size: calc(46 * var(--unit));
      }
      h3 {
        margin: 0;
        font-size: calc(39 * var(--unit));
      }
      p {
        margin-top: 0.2em;
        font-size: max(1.125rem, 25 * var(--unit));
        line-height: 1.3;
      }
    }
  `)}
`;
