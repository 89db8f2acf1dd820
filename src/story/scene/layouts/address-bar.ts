import styled, { css } from 'styled-components';
import { List } from '../Captions';
import { onWideScreens, Pinned } from '../Pinned';
import { Row } from '../StopButtons';

/** Captions are typed into the address bar of a browser, which also has the progress. */
export const AddressBar = styled(Pinned)`
  ${onWideScreens(css`
    ${List} {
      position: relative;
      align-self: start;
      justify-self: center;
      width: min(60rem, 66cqw);
      margin-top: 24px;

      li {
        grid-template-columns: auto auto minmax(0, 1fr);
        gap: 0.6em;
        align-items: baseline;
      }
      h3,
      p {
        margin: 0;
        font-size: 1.25rem;
        white-space: nowrap;
      }
    }
    ${Row} {
      align-self: start;
      justify-self: end;
      width: 20rem;
      margin: 16px var(--end) 0;
    }
  `)}
`;
