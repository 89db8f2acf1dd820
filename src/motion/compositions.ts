import { css } from 'styled-components';
import { upright, upToLarge } from '../theme/breakpoints';

/*
 * Parts and drawings of one composition prefer its variable, so "none" leaves parts as drawn and hides drawings.
 * Unlike a rule with an ancestor, a variable also reaches a copy of the drawing (`<use>`).
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
