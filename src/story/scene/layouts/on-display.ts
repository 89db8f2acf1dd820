import styled, { css } from 'styled-components';
import { whenMotionAllowed } from '../../../motion/when-motion-allowed';
import { List } from '../Captions';
import { onWideScreens, Pinned } from '../Pinned';
import { Row } from '../StopButtons';

/* Seeds, which light up. */
const seeds = css`
  ${Row} {
    background: none;

    button::before,
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
`;

/** Captions on a display in the drawing; the progress is seeds on the ground in front of it. */
export const OnDisplay = styled(Pinned)`
  ${whenMotionAllowed(seeds)}
  ${onWideScreens(css`
    ${List} {
      position: relative;
      display: block;

      li {
        position: absolute;
        top: calc(50svh - 186 * var(--unit));
        left: 50cqw;
        justify-items: center;
        width: calc(560 * var(--unit));
        translate: -50%;
        text-align: center;
      }
      /* The last one leaves the middle to the garden. */
      li:last-child {
        top: calc(50svh - 222 * var(--unit));
        left: calc(50cqw - 506 * var(--unit));
        justify-items: start;
        width: calc(160 * var(--unit));
        translate: none;
        text-align: left;
      }
      li > span {
        display: none;
      }
      h3 {
        margin: 0;
        font-size: calc(30 * var(--unit));
      }
      p {
        margin-top: 0.3em;
        font-size: calc(17 * var(--unit));
        line-height: 1.3;
      }
    }
    ${Row} {
      align-self: end;
      justify-self: center;
      gap: 0.5rem;
      margin: 0 0 10px;
      padding-inline: 0.8rem;
      border-radius: 22px;
      background: color-mix(in oklab, var(--background) 40%, #000);
    }
  `)}
`;
