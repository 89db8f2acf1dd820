import { css } from 'styled-components';
import { upright, upToLarge } from '../theme/breakpoints';

/*
 * A composition (stage.tsx) is the layout of a drawing for one shape of screen. Each composition
 * has a variable, such as --no-wide, which is "none" on screens that show another composition. On
 * these, the variable hides `<Only composition="wide">`, and a `<Part composition="wide">` does not
 * change its content. Unlike a descendant selector, a variable also reaches a copy of the drawing
 * (`<use>`).
 */

export const squareComposition = css`
  --no-wide: none;
  --no-tall: none;
`;

/** For a drawing in a box that is as wide as the screen or the printed page. */
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
 * more units above the square and 140 below it.
 */
export const tallShare = 800 / 1080;
