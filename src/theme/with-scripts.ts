import { css, type RuleSet } from 'styled-components';
import { rootWithScripts } from './scripts';

/** Styles for a screen on which scripts run or are about to. */
export const withScripts = (styles: RuleSet) => css`
  @media screen and (scripting: enabled) {
    ${rootWithScripts} & {
      ${styles}
    }
  }
`;
