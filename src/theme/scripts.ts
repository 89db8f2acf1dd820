import { css, type RuleSet } from 'styled-components';

/** Also matches if scripts are disabled: then none can set `data-scripts` to `failed`. */
export const rootWithScripts = ":root:not([data-scripts='failed'])";

export const withoutScripts = (styles: string) => css`
  @media (scripting: none) {
    ${styles}
  }
  [data-scripts='failed'] & {
    ${styles}
  }
`;

/** The styles also apply while scripts are still loading. */
export const withScripts = (styles: RuleSet) => css`
  @media screen and (scripting: enabled) {
    ${rootWithScripts} & {
      ${styles}
    }
  }
`;
