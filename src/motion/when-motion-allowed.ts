import { css, type RuleSet } from 'styled-components';

/**
 * Styles for a page on which things move: scripts run, and neither the system nor the visitor has
 * asked for stillness. They hold from the first paint on, so that nothing jumps when motion comes.
 */
export const whenMotionAllowed = (styles: RuleSet | string) => css`
  @media screen {
    :root[data-moving]:not([data-scripts='failed']) & {
      ${styles}
    }
  }
`;
