import { css, type RuleSet } from 'styled-components';
import { rootWithScripts } from './scripts';

/** Styles for a screen if scripts run or will run soon. */
export const withScripts = (styles: RuleSet) => css`
  @media screen and (scripting: enabled) {
    ${rootWithScripts} & {
      ${styles}
    }
  }
`;
