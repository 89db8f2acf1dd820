import { css, type RuleSet } from 'styled-components';
import { rootWithScripts } from './scripts';

/** Also applies while scripts are still loading. */
export const withScripts = (styles: RuleSet) => css`
  @media screen and (scripting: enabled) {
    ${rootWithScripts} & {
      ${styles}
    }
  }
`;
