import { css, type RuleSet } from 'styled-components';
import { rootWithScripts } from '../theme/scripts';

/** The styles apply from the first paint, so that nothing shifts when the motion code loads. */
export const whenMotionAllowed = (styles: RuleSet | string) => css`
  @media screen {
    ${rootWithScripts}[data-moving] & {
      ${styles}
    }
  }
`;
