import { css, type RuleSet } from 'styled-components';
import { rootWithScripts } from '../theme/scripts';

/**
 * Styles for a page on which things move: scripts run, and neither the system nor the visitor has
 * asked for stillness. They hold from the first paint on, so that nothing jumps when motion comes.
 */
export const whenMotionAllowed = (styles: RuleSet | string) => css`
  @media screen {
    ${rootWithScripts}[data-moving] & {
      ${styles}
    }
  }
`;
