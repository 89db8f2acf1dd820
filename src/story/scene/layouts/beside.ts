import styled, { css } from 'styled-components';
import { List } from '../Captions';
import { lowAndWide, onWideScreens, panel, Pinned, withPanel } from '../Pinned';
import { Row } from '../StopButtons';

export const chapterStyles = () => import('./beside.css?inline');

export const Beside = styled(Pinned)`
  ${withPanel(css`
    ${List} {
      grid-area: ${panel};
      padding-block: 1.1rem 56px;
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
