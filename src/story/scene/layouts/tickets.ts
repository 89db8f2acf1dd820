import styled, { css } from 'styled-components';
import { List } from '../Captions';
import { onWideScreens, Pinned } from '../Pinned';
import { Row } from '../StopButtons';

/** Captions on tickets that hang on a line; the line itself, at the left edge, is the progress. */
export const Tickets = styled(Pinned)`
  ${onWideScreens(css`
    ${List} {
      position: relative;
      align-self: center;
      justify-self: end;
      width: 24rem;
      margin-right: var(--end);

      li {
        padding: 1rem 1.4rem 1.2rem;
        background: var(--foreground);
        color: #1c1815;
      }
    }
    ${Row} {
      flex-direction: column;
      align-self: center;
      justify-self: start;
      height: 60svh;
      margin-inline: 40px 0;
      background: linear-gradient(var(--line), var(--line)) center / var(--stroke) calc(100% - 44px)
        no-repeat;
    }
  `)}
`;
