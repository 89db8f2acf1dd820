import { css, type RuleSet } from 'styled-components';
import { rootWithScripts } from './scripts';

/** Screen styles for a page whose scripts run or are still loading. */
export const withScripts = (styles: RuleSet) => css`
  @media screen and (scripting: enabled) {
    ${rootWithScripts} & {
      ${styles}
    }
  }
`;
