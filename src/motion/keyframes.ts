import { css, keyframes } from 'styled-components';
import { rising, risesFrom } from './timing';

const riseKeyframes = keyframes`
  from { ${risesFrom} }
`;

/** Rises when it appears. */
export const rises = css`
  animation: ${riseKeyframes} ${rising.duration}ms ${rising.easing} ${rising.fill};
`;

/** Clips a cover away from the top. */
export const wipe = keyframes`
  from { clip-path: inset(0); }
  to { clip-path: inset(100% 0 0); }
`;

/** Moves a line along the edge of that cover. At the very top it is hidden. */
export const fall = keyframes`
  from { opacity: 0; transform: none; }
  5% { opacity: 1; }
  to { transform: translateY(100%); }
`;
