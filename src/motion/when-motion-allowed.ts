import { css, type RuleSet } from 'styled-components';
import { rootWithScripts } from '../theme/scripts';

/**
 * Styles for a screen with motion: scripts run, and motion is allowed (`useMotionAllowed`). They apply from the first
 * paint, so that nothing shifts when the motion code loads.
 */
export const whenMotionAllowed = (styles: RuleSet | string) => css`
  @media screen {
    ${rootWithScripts}[data-moving] & {
      ${styles}
    }
  }
`;
