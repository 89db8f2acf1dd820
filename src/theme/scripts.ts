import { css } from 'styled-components';

/** Matches the root element unless scripts have failed. Also matches while they are disabled. */
export const rootWithScripts = ":root:not([data-scripts='failed'])";

export const withoutScripts = (styles: string) => css`
  @media (scripting: none) {
    ${styles}
  }
  [data-scripts='failed'] & {
    ${styles}
  }
`;
