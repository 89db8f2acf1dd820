import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { fall, wipe } from './keyframes';
import { useMotionCode } from './load-motion';
import { whenMotionAllowed } from './when-motion-allowed';

/**
 * Covers its parent, which must be positioned, and uncovers it as the visitor scrolls down. A
 * parent that is already on the screen stays uncovered.
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

/* A short part of the scroll, because a picture that is half gray looks unfinished. */
const range = 'cover 20vh cover 42vh';

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
  :focus-within > & {
    visibility: hidden;
  }
`;
