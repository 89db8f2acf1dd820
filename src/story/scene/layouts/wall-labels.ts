import styled, { css } from 'styled-components';
import { List } from '../Captions';
import { onWideScreens, Pinned } from '../Pinned';
import { Row } from '../StopButtons';

/** Labels on a wall, beside the pieces. The progress is a floor plan at the foot of the wall. */
export const WallLabels = styled(Pinned)`
  ${onWideScreens(css`
    ${List} {
      position: relative;
      align-self: end;
      justify-self: end;
      width: 22rem;
      margin: 0 var(--end) 15svh 0;

      li {
        padding: 1.2rem 1.5rem 1.4rem;
        background: var(--foreground);
        color: var(--background);
      }
    }
    ${Row} {
      align-self: end;
      justify-self: center;
      width: 20rem;
      margin: 0 0 1rem;
    }
  `)}
`;
