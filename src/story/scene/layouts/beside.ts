import styled, { css } from 'styled-components';
import { List } from '../Captions';
import { onWideScreens, Pinned } from '../Pinned';
import { Row } from '../StopButtons';

/** Captions change in place to the right of the drawing; the progress is a vertical line of squares. */
export const Beside = styled(Pinned)`
  ${onWideScreens(css`
    ${List} {
      position: relative;
      align-self: center;
      justify-self: end;
      width: min(330px, 24cqw);
      margin-right: max(100px, 7cqw);
    }
    ${Row} {
      flex-direction: column;
      align-self: center;
      justify-self: end;
      height: 300px;
      margin-inline: 0 10px;
      background: linear-gradient(var(--line), var(--line)) center / var(--stroke) calc(100% - 44px)
        no-repeat;
    }
  `)}
`;
