import styled, { css } from 'styled-components';
import { List } from '../Captions';
import { onWideScreens, Pinned } from '../Pinned';
import { Row } from '../StopButtons';

/** A ruler along the top edge: each caption hangs from its own mark. */
export const Ruler = styled(Pinned)`
  ${onWideScreens(css`
    ${List} {
      align-self: start;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: 0;
      margin: 44px var(--end) 0;

      li {
        grid-row: 1;
        grid-column: auto;
        width: 22rem;
      }
      li:nth-child(n + 4) {
        justify-self: end;
        text-align: right;
      }
    }
    ${Row} {
      align-self: start;
      margin: 12px var(--end) 0;
    }
  `)}
`;
