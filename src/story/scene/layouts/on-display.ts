import styled, { css } from 'styled-components';
import { List } from '../Captions';
import { onWideScreens, Pinned } from '../Pinned';
import { Row } from '../StopButtons';

/** Captions on a display in the drawing; the marks of progress are in its ground. */
export const OnDisplay = styled(Pinned)`
  ${onWideScreens(css`
    ${List} {
      position: relative;
      align-self: start;
      justify-self: center;
      width: 34rem;
      margin-top: calc(200 * var(--unit));
      text-align: center;

      li {
        justify-items: center;
      }
    }
    ${Row} {
      align-self: end;
      justify-self: center;
      width: 34rem;
      margin: 0 0 1rem;
    }
  `)}
`;
