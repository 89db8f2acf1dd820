import { css } from 'styled-components';
import { upright, upToLarge } from '../theme/breakpoints';

/*
 * A stage has compositions: wide or narrow, and narrow is tall or square. A variable such as --no-wide is "none" where
 * a composition is off. Parts that belong to it then stay as drawn, and its drawings are hidden. Unlike a descendant
 * selector, a variable also reaches a copy of the drawing (`<use>`).
 */

/** For a box of any width in which a stage shows its square. */
export const squareComposition = css`
  --no-wide: none;
  --no-tall: none;
`;

/** For a box as wide as the screen or the sheet. */
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

/** The square's share of the height of a tall drawing, which shows 140 more units above and below. */
export const tallShare = 800 / 1080;
