import styled, { css, keyframes } from 'styled-components';
import { atStops, seen, unseen, type Stop } from '../../../motion/stage';
import { keyframesOf } from '../../../motion/stage-keyframes';
import { whenMotionAllowed } from '../../../motion/when-motion-allowed';
import { List } from '../Captions';
import { lowAndWide, onWideScreens, Pinned, withPanel } from '../Pinned';
import { Row } from '../StopButtons';

export const chapterStyles = () => import('./wall-labels.css?inline');

/** How far wall and labels have moved left at each stop on wide screens, in the drawing's units. */
export const wallSections = [140, 980, 2012, 3300, 4574] as const;

/** The wall's keyframes, converted from the drawing's units to lengths on the screen. */
const pan = keyframes`
  ${keyframesOf(atStops((stop) => ({ x: -wallSections[stop] }))).replaceAll(
    /(-?\d+)px/g,
    'calc($1 * var(--unit))',
  )}
`;

/** Chosen so that a label is visible only where the edges of the screen cannot cut it. */
const appear = (move: Stop) => (move < 2 ? 'last' : 'end');

const fade = (stop: Stop) => {
  const [a, b, c, d] = atStops((move) => (move < stop ? appear(move) : 'first'));
  return keyframes`
    ${keyframesOf(
      atStops((at) => (at === stop ? seen : unseen)),
      [a, b, c, d],
    )}
  `;
};

/** In the drawing's units: `x` and `y` of the label's top left corner, and its maximum width. */
const labelAt = (stop: Stop, x: number, y: number, width: number) => css`
  li:nth-child(${stop + 1}) {
    --section: ${wallSections[stop]};
    --fade: ${fade(stop)};
    --width: calc(${width} * var(--unit));
    --left: clamp(1rem, 50% + (${x} - 400) * var(--unit), 100% - var(--width) - 1rem);
    top: calc(50% + (${y} - 400) * var(--unit));
  }
`;

const colors = ['#f4efe6', '#ff8fb8', '#f5b82e', '#b9b4aa', '#ffa777'];

/** Outlined, then filled, and the current one is selected. */
const swatches = css`
  ${Row} {
    --mark: clamp(16px, 2.4vmin, 26px);
    justify-content: center;
    gap: calc(0.6 * var(--mark));
    background: none;

    button::before,
    i {
      width: calc(2 * var(--mark));
      border: 0;
      background: none;
      box-shadow: inset 0 0 0 2px var(--piece);
    }
    i {
      background: var(--piece);
    }
    b {
      --corner: linear-gradient(var(--ink), var(--ink));
      width: calc(2 * var(--mark) + 16px);
      height: calc(var(--mark) + 14px);
      border: 0;
      outline: var(--stroke) solid var(--ink);
      outline-offset: -4px;
      background:
        var(--corner) 0 0,
        var(--corner) 100% 0,
        var(--corner) 0 100%,
        var(--corner) 100% 100%;
      background-repeat: no-repeat;
      background-size: 8px 8px;
    }
    ${colors.map((color, index) => `button:nth-child(${index + 1}) { --piece: ${color}; }`)}
  }
`;

const label = css`
  ${List} li {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    background: var(--card);
    color: var(--card-ink);

    > span {
      margin-right: 0.7em;
      border-color: currentColor;
    }
    h3 {
      margin: 0;
    }
    p {
      grid-column: 1 / -1;
    }
  }
`;

export const WallLabels = styled(Pinned)`
  ${whenMotionAllowed(swatches)}
  ${whenMotionAllowed(label)}
  ${withPanel(css`
    ${List} {
      margin: 0.25rem var(--gutter) 1.25rem;
      padding: 0.75rem 1.25rem;
      background: var(--card);

      @media ${lowAndWide} {
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
    /* At least 1180 units are visible across, even if the screen's ratio is less than 1180:800. */
    --unit: calc(min(100svh, 100vw * 800 / 1180) / 800);

    > :first-child > svg {
      align-self: center;
      height: calc(800 * var(--unit));
    }
    ${List} {
      position: relative;

      @supports ((animation-timeline: view()) and (animation-range: 0% 100%)) {
        --panned: 1;
        animation: ${pan} auto linear both;
        animation-timeline: --scene;
        animation-range: contain 0% contain 100%;

        li {
          animation-name: var(--fade) !important;
          animation-timing-function: linear;
        }
      }

      li {
        position: absolute;
        left: calc(var(--left) + var(--panned, 0) * var(--section) * var(--unit));
        width: max-content;
        max-width: var(--width);
        outline: var(--stroke) solid light-dark(transparent, var(--case-accent));
        padding: calc(16 * var(--unit)) calc(20 * var(--unit));
      }
      li > span {
        width: calc(25 * var(--unit));
        height: calc(25 * var(--unit));
        font-size: calc(16 * var(--unit));
      }
      h3 {
        font-size: calc(35 * var(--unit));
      }
      p {
        margin-top: 0.4em;
        font-size: max(1rem, 21.5 * var(--unit));
        line-height: 1.35;
      }
      ${labelAt(0, 418, 400, 264)}
      ${labelAt(1, 346, 572, 330)}
      ${labelAt(2, 308, 562, 320)}
      ${labelAt(3, 624, 564, 320)}
      ${labelAt(4, 512, 512, 420)}
    }
    ${Row} {
      position: absolute;
      top: calc(50% + 372 * var(--unit) - 22px);
      left: 50%;
      translate: -50%;
      margin: 0;
    }
  `)}
`;
