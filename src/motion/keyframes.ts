import { css, keyframes } from 'styled-components';
import { rising, risesFrom } from './timing';

const riseKeyframes = keyframes`
  from { ${risesFrom} }
`;

export const rises = css`
  animation: ${riseKeyframes} ${rising.duration}ms ${rising.easing} ${rising.fill};
`;

export const wipe = keyframes`
  from { clip-path: inset(0); }
  to { clip-path: inset(100% 0 0); }
`;

/** Moves an overlay down with the edge of `wipe`. Both elements must have the same height. */
export const fall = keyframes`
  from { opacity: 0; transform: none; }
  5% { opacity: 1; }
  to { transform: translateY(100%); }
`;
