import styled, { css } from 'styled-components';
import { List } from '../Captions';
import { onWideScreens, Pinned } from '../Pinned';
import { Row } from '../StopButtons';

/** A film: captions are subtitles, and the progress is a player's scrubber with five chapters. */
export const Subtitles = styled(Pinned)`
  ${onWideScreens(css`
    ${List} {
      position: relative;
      align-self: end;
      justify-self: center;
      width: min(60rem, 80cqw);
      margin-bottom: 72px;
      text-align: center;

      li {
        align-content: end;
        justify-items: center;
      }
    }
    ${Row} {
      align-self: end;
      margin: 0 var(--end) 12px;
    }
  `)}
`;
