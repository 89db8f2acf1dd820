import styled, { css } from 'styled-components';
import { List } from '../Captions';
import { whenMotionAllowed } from '../../../motion/when-motion-allowed';
import { lowAndWide, onWideScreens, Pinned, withPanel } from '../Pinned';
import { Row } from '../StopButtons';

export const chapterStyles = () => import('./tickets.css?inline');

const ticket = css`
  ${List} li {
    grid-template-columns: var(--stub) minmax(0, 1fr);
    background: var(--card);
    color: light-dark(#1c1815, var(--card-ink));

    > span {
      grid-row: 1 / span 2;
      width: auto;
      height: 100%;
      border: 0;
      border-right: 2px dashed color-mix(in srgb, currentColor 40%, transparent);
    }
  }
`;

export const Tickets = styled(Pinned)`
  ${whenMotionAllowed(ticket)}
  ${withPanel(css`
    --stub: 3rem;
    ${List} {
      align-self: center;
      align-content: stretch;
      margin: 0 var(--gutter) 1.1rem;
      padding: 0;
      background: var(--card);

      li {
        grid-template-rows: 1fr auto auto 1fr;
        align-content: stretch;
      }
      li > span {
        grid-row: 1 / -1;
        margin: 0;
        font-size: 1.5rem;
      }
      h3 {
        grid-row: 2;
        margin: 1.1rem 1.1rem 0;
      }
      p {
        grid-row: 3;
        margin: 0.4rem 1.1rem 1.1rem;
      }
    }
    @media (not ${lowAndWide}) {
      grid-template-rows: minmax(0, 1fr) auto auto;
    }
    /* On these screens, the captions are beside the drawing, which continues behind them. */
    @media ${lowAndWide} {
      --stub: 2.4rem;
      --gutter: 1rem;

      > :first-child {
        overflow: visible;
      }
      ${List} {
        margin-top: 44px;
      }
      ${List} h3 {
        font-size: 3.2vw;
      }
      /* On the drawn floor, below the windows and the captions. */
      ${Row} {
        grid-area: words;
        align-self: end;
      }
    }
  `)}
  ${onWideScreens(css`
    ${List} {
      --stub: calc(46 * var(--unit));
      animation:
        ticket-appears step-end both,
        ticket-leaves linear both;
      animation-timeline: --scene;
      animation-range:
        entry 85% entry 95%,
        contain 0% contain 100%;
      position: relative;
      display: block;

      li {
        position: absolute;
        top: calc(50svh - 348 * var(--unit));
        left: calc(50cqw + 294 * var(--unit));
        align-content: center;
        width: calc(330 * var(--unit));
        min-height: calc(152 * var(--unit));
        outline: var(--stroke) solid light-dark(transparent, var(--case-accent));
      }
      li > span {
        font-size: calc(34 * var(--unit));
      }
      h3 {
        margin: calc(16 * var(--unit)) calc(20 * var(--unit)) 0;
        font-size: calc(34 * var(--unit));
      }
      p {
        margin: calc(4 * var(--unit)) calc(20 * var(--unit)) calc(18 * var(--unit));
        font-size: max(1rem, 22 * var(--unit));
        line-height: 1.3;
      }
    }
    ${Row} {
      flex-direction: column;
      align-self: center;
      justify-self: start;
      height: 62svh;
      background: linear-gradient(var(--ink), var(--ink)) center / 2px calc(100% - 44px) no-repeat;
      margin-inline: max(14px, 50cqw - 612 * var(--unit)) 0;
    }
  `)}
`;
