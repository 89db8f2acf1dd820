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

/** Moves an overlay with the edge of a wiped element, which must be as high as the overlay. */
export const fall = keyframes`
  from { opacity: 0; transform: none; }
  5% { opacity: 1; }
  to { transform: translateY(100%); }
`;
