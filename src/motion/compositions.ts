import { css } from 'styled-components';
import { upright, upToLarge } from '../theme/breakpoints';

/*
 * A composition (stage.tsx) is the layout of a drawing for one shape of screen. Each one has a
 * variable, such as --no-wide, which is "none" on all other screens. There, it hides the elements
 * that only this composition has, and disables the styles that parts have only in this composition.
 * Unlike a descendant selector, a variable also reaches a copy of the drawing (`<use>`).
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

/**
 * The height of a drawing's square, divided by the height of its tall composition, which shows 140
 * units more above the square and 140 below.
 */
export const tallShare = 800 / 1080;
