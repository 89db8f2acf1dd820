import { css } from 'styled-components';

/** Matches the root unless scripts have failed; they may still be disabled. */
export const rootWithScripts = ":root:not([data-scripts='failed'])";

/** Styles for a page whose scripts are disabled or have failed. */
export const withoutScripts = (styles: string) => css`
  @media (scripting: none) {
    ${styles}
  }
  [data-scripts='failed'] & {
    ${styles}
  }
`;
