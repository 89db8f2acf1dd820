import { css } from 'styled-components';
import { upright, upToLarge } from '../theme/breakpoints';

/*
 * A composition (stage.tsx) is the layout of a drawing for one shape of screen. On other screens,
 * its variable, such as --no-wide, is "none", which hides its parts or cancels their styles. Unlike
 * a descendant selector, a variable also reaches a copy of the drawing (`<use>`).
 */

export const squareComposition = css`
  --no-wide: none;
  --no-tall: none;
`;

/** For a box as wide as the screen or the printed page. */
export const compositionByScreen = css`
  @media screen and ${upToLarge} {
    --no-wide: none;
  }
  @media print, (not ${upToLarge}) {
    --no-narrow: none;
    --no-square: none;
  }
  @media screen and ${upright} {
    --no-square: none;
  }
  @media print, (not (${upright})) {
    --no-tall: none;
  }
`;

/** The square's share of a tall drawing's height: 140 units are above it and 140 below. */
export const tallShare = 800 / 1080;
