import styled, { css } from 'styled-components';
import { List } from '../Captions';
import { onWideScreens, Pinned } from '../Pinned';
import { Row } from '../StopButtons';

/**
 * Captions are typed into the address bar of a browser in the drawing, which at last is a smaller one. The
 * progress is at the bar's right.
 */
export const AddressBar = styled(Pinned)`
  ${onWideScreens(css`
    ${List} {
      position: relative;
      display: block;

      li {
        position: absolute;
        top: calc(50svh - 314 * var(--unit));
        left: calc(50cqw - 308 * var(--unit));
        display: flex;
        gap: 0.6em;
        align-items: center;
        width: calc(620 * var(--unit));
        height: calc(56 * var(--unit));
        font-size: calc(18 * var(--unit));
        white-space: nowrap;
      }
      li:last-child {
        top: calc(50svh - 365 * var(--unit));
        left: calc(50cqw - 360 * var(--unit));
        width: calc(440 * var(--unit));
        height: calc(40 * var(--unit));
        font-size: calc(17 * var(--unit));
      }
      li > span {
        display: none;
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
      /* The text cursor. */
      p::after {
        content: '';
        display: inline-block;
        width: 0.1em;
        height: 1.15em;
        margin-left: 0.2em;
        background: #ffa777;
        vertical-align: -0.2em;
      }
    }
    ${Row} {
      position: absolute;
      top: calc(50svh - 352 * var(--unit) - 22px);
      left: calc(50cqw + 330 * var(--unit));
      width: calc(206 * var(--unit));
      margin: 0;
      background: none;

      button {
        width: 36px;
      }
    }
  `)}
`;
