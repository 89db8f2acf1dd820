import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { fall, wipe } from './keyframes';
import { useMotionCode } from './load-motion';
import { whenMotionAllowed } from './when-motion-allowed';

/**
 * Covers its positioned parent with `children`. As the visitor scrolls down, a clip removes the cover from top to
 * bottom. The children are rendered only if motion is allowed and the cover starts below the screen.
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

/* While the cover's top rises from 20% to 60% of the screen's height, counted from the screen's bottom. */
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
  /* Uncovers the parent while an element in it has focus. */
  :focus-within > & {
    visibility: hidden;
  }
`;
