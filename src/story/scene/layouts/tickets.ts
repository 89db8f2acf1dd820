import styled, { css } from 'styled-components';
import { List } from '../Captions';
import { onWideScreens, Pinned } from '../Pinned';
import { Row } from '../StopButtons';

/** Captions on tickets that hang on a line; the line itself, at the left edge, is the progress. */
export const Tickets = styled(Pinned)`
  ${onWideScreens(css`
    ${List} {
      position: relative;
      display: block;

      li {
        position: absolute;
        top: calc(50svh - 250 * var(--unit));
        left: calc(50cqw + 250 * var(--unit));
        grid-template-columns: calc(64 * var(--unit)) minmax(0, 1fr);
        width: calc(330 * var(--unit));
        background: #fff5ea;
        color: #1c1815;
      }
      li:first-child {
        top: calc(50svh + 268 * var(--unit));
        left: calc(50cqw + 190 * var(--unit));
      }
      li:last-child {
        top: calc(50svh - 378 * var(--unit));
        left: calc(50cqw + 190 * var(--unit));
      }
      li > span {
        grid-row: 1 / span 2;
        width: auto;
        height: 100%;
        border: 0;
        border-right: 2px dashed color-mix(in srgb, currentColor 40%, transparent);
        font-size: calc(30 * var(--unit));
      }
      h3 {
        margin: calc(12 * var(--unit)) calc(18 * var(--unit)) 0;
        font-size: calc(26 * var(--unit));
      }
      p {
        margin: calc(4 * var(--unit)) calc(18 * var(--unit)) calc(14 * var(--unit));
        font-size: max(0.9375rem, 16 * var(--unit));
        line-height: 1.3;
      }
    }
    ${Row} {
      flex-direction: column;
      align-self: center;
      justify-self: start;
      height: 62svh;
      margin-inline: max(14px, 50cqw - 612 * var(--unit)) 0;
      background: linear-gradient(var(--ink), var(--ink)) center / 2px calc(100% - 44px) no-repeat;
    }
  `)}
`;
