import { css } from 'styled-components';
import { upToLarge } from '../theme/breakpoints';

/*
 * Parts and drawings of one composition prefer its variable, so "none" leaves parts as drawn and hides drawings.
 * Unlike a rule with an ancestor, a variable also reaches a copy of the drawing (`<use>`).
 */

/** For a box of any width in which a stage shows its square. */
export const narrowComposition = css`
  --no-wide: none;
`;

/** For a box as wide as the screen or the sheet. */
export const compositionByScreen = css`
  @media screen and ${upToLarge} {
    ${narrowComposition}
  }
  @media print, (not ${upToLarge}) {
    --no-narrow: none;
  }
`;
