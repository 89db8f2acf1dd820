import styled, { css, keyframes } from 'styled-components';
import { whenMotionAllowed } from '../motion/when-motion-allowed';

/**
 * The site's one ornament: an outline with four corner squares around what the story is about right now.
 * Stands in a positioned parent, `--frame-gap` away from its edge; draws itself after `--frame-delay`.
 */
export function Frame({ className }: { className?: string }) {
  return (
    <Outline className={className} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </Outline>
  );
}

/* A wedge that turns once around the middle uncovers the outline from the top left corner on. */
const sweep = keyframes`
  0% { clip-path: polygon(50% 50%, -8px -8px, -8px -8px, -8px -8px, -8px -8px, -8px -8px); }
  25% { clip-path: polygon(50% 50%, -8px -8px, calc(100% + 8px) -8px, calc(100% + 8px) -8px, calc(100% + 8px) -8px, calc(100% + 8px) -8px); }
  50% { clip-path: polygon(50% 50%, -8px -8px, calc(100% + 8px) -8px, calc(100% + 8px) calc(100% + 8px), calc(100% + 8px) calc(100% + 8px), calc(100% + 8px) calc(100% + 8px)); }
  75% { clip-path: polygon(50% 50%, -8px -8px, calc(100% + 8px) -8px, calc(100% + 8px) calc(100% + 8px), -8px calc(100% + 8px), -8px calc(100% + 8px)); }
  100% { clip-path: polygon(50% 50%, -8px -8px, calc(100% + 8px) -8px, calc(100% + 8px) calc(100% + 8px), -8px calc(100% + 8px), -8px -8px); }
`;

const grow = keyframes`
  from { transform: scale(0); }
`;

/** "Select": the frame draws itself, the outline first and then its corner squares. */
const select = whenMotionAllowed(css`
  animation: ${sweep} 0.25s linear var(--frame-delay, 0s) backwards;
  > i {
    animation: ${grow} 0.1s ease-out calc(var(--frame-delay, 0s) + 0.25s) backwards;
  }
`);

/** The frame's corner square, for the element or pseudo-element that is to be one. */
export const frameCorner = css`
  position: absolute;
  width: 9px;
  height: 9px;
  border: var(--stroke) solid var(--accent);
  background: var(--paper);
`;

/** For a pseudo-element: the same on the line at its parent's left. */
export const frameCornerOnLine = css`
  ${frameCorner}
  content: '';
  left: -5px;
  top: calc(50% - 4.5px);
`;

const Outline = styled.span`
  position: absolute;
  inset: calc(-1 * var(--frame-gap));
  border: var(--stroke) solid var(--accent);
  pointer-events: none;

  > i {
    ${frameCorner}
  }
  > i:nth-of-type(odd) {
    left: -5px;
  }
  > i:nth-of-type(even) {
    right: -5px;
  }
  > i:nth-of-type(-n + 2) {
    top: -5px;
  }
  > i:nth-of-type(n + 3) {
    bottom: -5px;
  }

  ${select}
  /* It draws itself when what it stands in arrives. */
  [data-rise] & {
    display: none;
  }

  @media print {
    display: none;
  }
`;
