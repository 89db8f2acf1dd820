import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { fall, wipe } from '../motion/keyframes';
import { useMotionCode } from '../motion/load-motion';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { inverted, PhoneSource } from './Image';
import type { Bitmap } from './picture-file';

interface Props {
  /** If undefined, the picture or prototype under the wireframe shows in gray instead. */
  file: Bitmap | undefined;
  sizes?: string;
}

export function Wireframe({ file, sizes = '100vw' }: Props) {
  return (
    <WireframeWipe>
      <Hue />
      {file && (
        <picture>
          {file.phone && <PhoneSource file={file.phone} sizes={sizes} />}
          <Gray
            srcSet={file.srcSet}
            sizes={sizes}
            src={file.src}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
    </WireframeWipe>
  );
}

/**
 * Covers its parent, which must be positioned, and uncovers it as the visitor scrolls down. A
 * parent that is already on the screen stays uncovered.
 */
function WireframeWipe({ children }: { children: ReactNode }) {
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

/* A short scroll distance, because a picture that is half gray looks unfinished. */
const range = 'cover 6vh cover 22vh';

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
    border-top: 2px solid var(--edge);
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

  /* Without a wireframe file, the picture itself shows in gray through the layer Hue. */
  &:has(> :only-child) {
    opacity: 0.6;
    backdrop-filter: grayscale(1);
  }
  @supports (animation-timeline: view()) and (animation-range: cover 1vh) {
    ${resolve}
  }
  :focus-within > & {
    visibility: hidden;
  }
`;

const Hue = styled.i`
  position: absolute;
  inset: 0;
  background: var(--background);
`;

const Gray = styled.img`
  position: relative;
  mix-blend-mode: luminosity;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: left top;
  :root[data-theme='dark'] & {
    filter: ${inverted};
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      filter: ${inverted};
    }
  }
`;
