import { css } from 'styled-components';
import { upToLarge } from '../theme/breakpoints';
import type { Composition } from './stage';

/** Hides what is drawn for the other composition, and leaves the parts that move in it as drawn. */
const without = (composition: Composition) => css`
  [data-only='${composition}'] {
    display: none;
  }
  [data-part][data-in='${composition}'] {
    transform: none !important;
    opacity: 1 !important;
    clip-path: none !important;
    animation: none !important;
  }
`;

/** For a box of any width in which a stage shows its square. */
export const narrowComposition = without('wide');

/** For a box as wide as the screen or the sheet. */
export const compositionByScreen = css`
  @media screen and ${upToLarge} {
    ${without('wide')}
  }
  @media print, (not ${upToLarge}) {
    ${without('narrow')}
  }
`;
