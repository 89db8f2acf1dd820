import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { whenMotionAllowed } from '../motion/when-motion-allowed';

/** Draws a line with four corner squares around its nearest positioned ancestor. */
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

/* Reveals the outline clockwise from the top-left corner. */
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

const select = whenMotionAllowed(css`
  animation: ${sweep} 0.25s linear var(--frame-delay, 0s) backwards;
  > i {
    animation: ${grow} 0.1s ease-out calc(var(--frame-delay, 0s) + 0.25s) backwards;
  }
`);

export const frameCorner = css`
  position: absolute;
  width: 9px;
  height: 9px;
  border: var(--stroke) solid var(--accent);
  background: var(--paper);
`;

export const fourCorners = css`
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
`;

/** For a pseudo-element: a frame's corner square, but halfway down the element's left border. */
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
  ${fourCorners}
  ${select}
  /*
   * An ancestor has [data-rise] until it rises (motion/reveal.ts). The frame is hidden until then,
   * so that its animation starts at that moment.
   */
  [data-rise] & {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export function Framed({ children }: { children: ReactNode }) {
  return (
    <Word>
      {children}
      <Frame />
    </Word>
  );
}

const Word = styled.span`
  --frame-gap: 0px;
  position: relative;
  display: inline-block;
  padding: 0 0.06em;
  margin: 0 -0.02em;
`;
