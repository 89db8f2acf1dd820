import { css } from 'styled-components';

/** The root of a page on which scripts have not failed; they may still be switched off. */
export const rootWithScripts = ":root:not([data-scripts='failed'])";

/** Styles for a page on which scripts are switched off or have failed. */
export const withoutScripts = (styles: string) => css`
  @media (scripting: none) {
    ${styles}
  }
  [data-scripts='failed'] & {
    ${styles}
  }
`;
