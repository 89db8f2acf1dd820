import { css } from 'styled-components';

/** Also matches where scripts are disabled, because a script sets `data-scripts`. */
export const rootWithScripts = ":root:not([data-scripts='failed'])";

export const withoutScripts = (styles: string) => css`
  @media (scripting: none) {
    ${styles}
  }
  [data-scripts='failed'] & {
    ${styles}
  }
`;
