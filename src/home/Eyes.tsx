import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';

interface Props {
  view: RefObject<HTMLElement | null>;
}

/** Draws movable eyes over those of the portrait, `avatar.svg`. */
export function Eyes({ view }: Props) {
  const face = useRef<SVGSVGElement>(null);
  const pupils = useRef<SVGGElement>(null);

  useEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    const look = (to: { x: number; y: number }) =>
      Object.assign(pupils.current?.style ?? {}, { transform: `translate(${to.x}px, ${to.y}px)` });
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (face.current) look(gaze(face.current.getBoundingClientRect(), clientX, clientY));
    };
    element.addEventListener('pointermove', follow, options);
    element.addEventListener('pointerdown', follow, options);
    element.addEventListener('pointerleave', () => look({ x: 0, y: 0 }), options);
    return () => listening.abort();
  }, [view]);

  return (
    <Face ref={face} viewBox="0 0 320 400" aria-hidden="true" data-eyes>
      <clipPath id="behind-eyes">
        {eyes.map((x) => (
          <circle key={x} cx={x} cy="180" r="5.6" />
        ))}
      </clipPath>
      <g transform="translate(0 7)">
        <g clipPath="url(#behind-eyes)">
          <path d="M128 173h60v14h-60z" fill="#eeb08a" />
          <path d={glints} fill="#f4efe6" opacity="0.22" />
        </g>
        <g ref={pupils}>
          {eyes.map((x) => (
            <circle key={x} cx={x} cy="180" r="4.8" fill="#1c1815" />
          ))}
        </g>
        <path d={lids} fill="none" stroke="#1c1815" strokeWidth="2.5" />
      </g>
    </Face>
  );
}

/** The point between the eyes, as fractions of the portrait's size. */
const center = { x: 158 / 320, y: 187 / 400 };
const maxOffset = { x: 4, y: 2.6 };
/** The pointer's distance from `center`, in pixels, at which the offset is half the maximum. */
const half = 160;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Returns the pupils' offset when the pointer is at `x`, `y` in the viewport. */
export function gaze({ left, top, width, height }: Box, x: number, y: number) {
  const across = x - left - width * center.x;
  const down = y - top - height * center.y;
  const distance = Math.hypot(across, down);
  const part = 1 / (distance + half);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return { x: rounded(across * part * maxOffset.x), y: rounded(down * part * maxOffset.y) };
}

/** The positions of the eyes, the eyelids, and the glints are copied from `avatar.svg`. */
const eyes = [135, 181];
const lids = 'M125 180c4-7 15-7 20-1M171 179c5-6 16-6 20 1';
const glints =
  'M121 192l20-28a18 18 0 0 1 7 5l-21 28a18 18 0 0 1-6-5zM167 192l20-28a18 18 0 0 1 7 5l-21 28a18 18 0 0 1-6-5z';

/* Must match the portrait's img in Home.tsx: object-fit: cover, object-position: 50% 46%. */
const Face = styled.svg`
  position: absolute;
  top: 46%;
  left: 0;
  width: 100%;
  aspect-ratio: 4 / 5;
  translate: 0 -46%;
  pointer-events: none;

  g {
    transition: transform 0.18s ease-out;
  }
  @media print {
    display: none;
  }
`;
