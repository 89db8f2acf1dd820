import styled, { css } from 'styled-components';
import { compositionByScreen } from '../../motion/compositions';
import { whenMotionAllowed } from '../../motion/when-motion-allowed';
import { low, upToLarge } from '../../theme/breakpoints';
import { List } from './Captions';
import { Row } from './StopButtons';

/** Low screens with room for captions beside the drawing, at the visitor's zoom and text size. */
export const lowAndWide = `(${low} and (width > 36em))`;

/**
 * The first child must be the drawing. On wide screens, the captions and the stop buttons are in
 * front of the drawing. Without motion, nothing is pinned.
 */
export const Pinned = styled.div`
  ${compositionByScreen}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);

  > :first-child {
    grid-column: 1 / -1;
  }
  @media screen and ${upToLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${whenMotionAllowed(css`
    /* The length of a drawing unit on wide screens. At least 1280 × 800 units fit. */
    --unit: min(100svh / 800, 100cqw / 1280);
    position: sticky;
    top: var(--bar, 0px);
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    height: calc(100svh - var(--bar, 0px));
    overflow: clip;
    background: var(--background);

    @media (not ${upToLarge}) {
      > * {
        grid-area: 1 / 1;
      }
    }
    @media ${upToLarge} {
      /* Keeps the visitor's place when the screen is turned: see the rail's padding. */
      pointer-events: none;
      grid-template:
        'picture' minmax(0, 72svh)
        'progress' auto
        'words' minmax(min-content, 1fr) / minmax(0, 1fr);

      > :first-child {
        grid-area: picture;
      }
      a,
      button {
        pointer-events: auto;
      }
      ${Row} {
        grid-area: progress;
      }
      ${List} {
        grid-area: words;
      }
    }
    @media ${lowAndWide} and ${upToLarge} {
      grid-template:
        'picture progress' auto
        'picture words' minmax(0, 1fr) / minmax(0, 59fr) minmax(0, 41fr);
    }
  `)}
`;

export const onWideScreens = (styles: ReturnType<typeof css>) =>
  whenMotionAllowed(css`
    @media (not ${upToLarge}) {
      ${styles}
    }
  `);

/** `progress` and `words` as one area, for layouts whose captions and stop buttons share it. */
export const panel = 'progress / words / words / words';

export const withPanel = (styles: ReturnType<typeof css>) =>
  whenMotionAllowed(css`
    @media ${upToLarge} {
      ${styles}
    }
  `);
