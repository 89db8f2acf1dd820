import { css } from 'styled-components';
import { upright, upToLarge } from '../theme/breakpoints';

/*
 * A stage is drawn in one of several compositions: wide or narrow, where narrow is either tall or square. Where a
 * composition is off, its variable, such as --no-wide, is "none": parts that move only in it stay as drawn, and
 * drawings that only it shows are hidden. Unlike a descendant selector, a variable also reaches a copy of the drawing
 * (`<use>`).
 */

/** For a box that shows a stage's square composition at every screen width. */
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

/** The square's share of a tall drawing's height. The drawing adds 140 units above the square and 140 below. */
export const tallShare = 800 / 1080;
