import styled, { css } from 'styled-components';
import { whenMotionAllowed } from '../../../motion/when-motion-allowed';
import { upright, upToLarge } from '../../../theme/breakpoints';
import { List } from '../Captions';
import { lowAndWide, onWideScreens, Pinned, withPanel } from '../Pinned';
import { Row } from '../StopButtons';

export const chapterStyles = () => import('./ruler.css?inline');

const ruler = css`
  ${Row} {
    height: 44px;
    border-bottom: var(--stroke) solid var(--line);
    background: none;

    button {
      flex: 1;
      justify-items: start;
      align-items: end;
      border-left: 1px solid var(--line);
      background: linear-gradient(90deg, var(--line) 1px, transparent 0) 0 100% / 10% 9px repeat-x;
    }
    button::before {
      display: none;
    }
    button::after {
      position: absolute;
      top: 4px;
      left: 10px;
      font: 600 max(17px, 1.45cqw) / 1.2 var(--text);
    }
    i {
      width: 100%;
      height: 4px;
      border: 0;
      background: #ffa777;
      translate: 0 2px;
    }
    b {
      justify-self: end;
      width: 12px;
      height: 12px;
      border-color: #ffa777;
      background: var(--paper);
      translate: 0 8px;
    }
  }
  ${List} {
    li > span {
      display: none;
    }
    h3 {
      margin: 0;
    }
  }
`;

export const Ruler = styled(Pinned)`
  /* Without motion, captions are below the drawing: cuts off the space that it leaves for them. */
  @media screen and (not ${upToLarge}) {
    > :first-child {
      display: grid;
      align-content: end;
      height: min(83svh, 51.9cqw);
    }
    > :first-child > svg {
      height: min(100svh, 62.5cqw);
    }
  }
  ${whenMotionAllowed(ruler)}
  ${withPanel(css`
    @media (not ${lowAndWide}) {
      grid-template:
        'progress' auto
        'picture' minmax(0, min(72svh, 140cqw))
        'words' minmax(min-content, 1fr) / minmax(0, 1fr);
    }
    @media ${upright} {
      ${List} h3 {
        font-size: clamp(1.75rem, 4.4svh, 2.5rem);
      }
      ${List} p {
        font-size: clamp(1.125rem, 2.5svh, 1.4rem);
      }
    }
    @media ${lowAndWide} {
      ${List} h3 {
        font-size: calc(1rem + 3.2vw);
      }
      ${List} p {
        font-size: calc(0.75rem + 1.4vw);
      }
    }
    ${Row} {
      margin: 0 var(--gutter);
      counter-reset: segment;

      button {
        counter-increment: segment;
      }
      button::after {
        content: counter(segment);
        top: 10px;
      }
    }
  `)}
  ${onWideScreens(css`
    /* Aligns captions and stop buttons with the left and right sides of the drawn UI elements. */
    --inner: calc(50% - 527 * var(--unit));

    ${List} {
      position: relative;
      align-self: start;
      display: block;
      margin: calc(46px + 30 * var(--unit)) var(--inner) 0;

      li {
        position: absolute;
        inset: 0 0 auto;
      }
      h3 {
        font-size: calc(45 * var(--unit));
      }
      p {
        margin-top: 0.25rem;
        font-size: max(1.125rem, 26 * var(--unit));
        line-height: 1.3;
      }
    }
    ${Row} {
      align-self: start;
      margin: 10px var(--inner) 0;

      button::after {
        content: attr(aria-label);
      }
    }
  `)}
`;
