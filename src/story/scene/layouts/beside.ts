import styled, { css } from 'styled-components';
import { List } from '../Captions';
import { lowAndWide, onWideScreens, panel, Pinned, withPanel } from '../Pinned';
import { Row } from '../StopButtons';

export const chapterStyles = () => import('./beside.css?inline');

export const Beside = styled(Pinned)`
  ${withPanel(css`
    /* A sign on the drawn pavement. */
    ${List} {
      --foot: 3px solid light-dark(var(--night), var(--case-accent));
      position: relative;
      grid-area: ${panel};
      align-self: end;
      margin: 0.5rem var(--gutter) 64px;
      padding: 0.75rem 1rem;
      border: var(--foot);
      background: light-dark(#fffaf0, #1c0f08);
      &::after {
        content: '';
        position: absolute;
        inset: 100% 12% auto;
        height: 12px;
        border-inline: var(--foot);
      }
    }
    @media (not ${lowAndWide}) {
      grid-template-rows: minmax(0, 1fr) auto auto;
    }
    /* The drawn pavement continues below the captions. */
    > :first-child {
      overflow: visible;
    }
    ${Row} {
      grid-area: ${panel};
      align-self: end;
      margin-bottom: 8px;
    }
  `)}
  ${onWideScreens(css`
    ${List} {
      --accent: currentColor;
      position: relative;
      align-self: start;
      justify-self: start;
      width: calc(208 * var(--unit));
      margin: calc(50svh - 290 * var(--unit)) 0 0 calc(50cqw + 288 * var(--unit));
      color: #fffaf0;

      h3 {
        font-size: calc(37 * var(--unit));
      }
      p {
        font-size: max(1.125rem, 24 * var(--unit));
      }
      /* In the light theme, the last caption is dark, because the drawn door behind it is light. */
      li:last-child {
        color: light-dark(var(--night), #fff0cc);
      }
    }
    ${Row} {
      flex-direction: column;
      align-self: center;
      justify-self: end;
      height: 300px;
      margin: 0 10px 100px 0;
      background: linear-gradient(var(--line), var(--line)) center / var(--stroke) calc(100% - 44px)
        no-repeat;
    }
  `)}
`;
