import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { fall, wipe } from './keyframes';
import { useMotionCode } from './load-motion';
import { whenMotionAllowed } from './when-motion-allowed';

/**
 * Covers its positioned parent, and is wiped away from the top by scrolling down. Rendered only if motion is
 * allowed and the parent is still below the screen.
 */
export function WireframeWipe({ children }: { children: ReactNode }) {
  const cover = useRef<HTMLSpanElement>(null);
  const [below, setBelow] = useState(false);
  const motion = useMotionCode();

  useEffect(() => {
    if (!cover.current || !motion) return undefined;
    const stopWaiting = motion.observeReveal(cover.current, { onBelow: () => setBelow(true) });
    return () => {
      stopWaiting();
      setBelow(false);
    };
  }, [motion]);

  return (
    <Cover ref={cover} aria-hidden="true">
      {below && children}
    </Cover>
  );
}

/* Begins when the picture's top is a fifth of the screen above the bottom, and ends at three fifths. */
const range = 'cover 20vh cover 60vh';

const resolve = whenMotionAllowed(css`
  display: block;
  &:not(:empty) {
    view-timeline: --cover;
    animation: ${wipe} linear both;
    animation-timeline: --cover;
    animation-range: ${range};
  }
  &:not(:empty)::after {
    content: '';
    position: absolute;
    inset: 0;
    border-top: 2px solid var(--accent);
    animation: ${fall} linear both;
    animation-timeline: --cover;
    animation-range: ${range};
  }
`);

const Cover = styled.span`
  display: none;
  position: absolute;
  inset: 0;
  pointer-events: none;

  @supports (animation-timeline: view()) and (animation-range: cover 1vh) {
    ${resolve}
  }
  /* Never covers an element that has focus. */
  :focus-within > & {
    visibility: hidden;
  }
`;
