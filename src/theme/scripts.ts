import { css } from 'styled-components';

/** Also matches while scripts are disabled. */
export const rootWithScripts = ":root:not([data-scripts='failed'])";

export const withoutScripts = (styles: string) => css`
  @media (scripting: none) {
    ${styles}
  }
  [data-scripts='failed'] & {
    ${styles}
  }
`;
