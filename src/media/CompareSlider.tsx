import { useEffectEvent, useLayoutEffect, useRef, type CSSProperties } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { upToNarrow } from '../theme/breakpoints';
import { rootWithScripts } from '../theme/scripts';
import { Frame } from '../ui/Frame';
import type { ImageProps } from './Image';
import { useNear } from './near';
import { Picture } from './Picture';
import { sizeOf, type ImageFile } from './picture-file';
import { useHorizontalDrag } from './use-horizontal-drag';

type Side = ImageProps & { caption: string; placeholderFor?: string };

interface Props {
  label: string;
  before: Side;
  /** A picture of the same size. */
  after: Side;
}

const middle = 50;

/** The last position of each slider. It outlives the component, so that Back restores it. */
const leftAt = new Map<string, number>();

const describe = (at: number) => `${Math.round(at)}% before, ${100 - Math.round(at)}% after`;

const ratioOf = ({ width, height }: ImageFile) => width / height;

/**
 * A before-and-after slider. Without scripts, in print, or if a picture fails to load, it shows both
 * pictures one after the other.
 */
export function CompareSlider({ label, before, after }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const seen = useNear(box, { distance: '-30% 0px' });
  const size = sizeOf(after.file);

  const cut = (at: number) => {
    box.current?.style.setProperty('--at', String(at));
    slider.current?.setAttribute('aria-valuetext', describe(at));
    if (box.current && at !== middle) box.current.dataset.moved = 'yes';
    leftAt.set(size.src, at);
  };

  // The visitor may have moved it before hydration, or on an earlier visit to the page.
  const cutAtStart = useEffectEvent(() => cut(slider.current?.valueAsNumber ?? middle));
  useLayoutEffect(() => cutAtStart(), []);

  const drag = useHorizontalDrag({
    onTake: () => slider.current?.focus({ preventScroll: true }),
    onMove: (at) => {
      if (!slider.current) return;
      slider.current.valueAsNumber = at;
      cut(at);
    },
  });

  return (
    <Pair ref={box} data-seen={seen || undefined}>
      <Picture {...before} enlarge />
      <After>
        <Picture {...after} enlarge />
        <Place
          style={
            { '--ratio': ratioOf(size), '--phone': ratioOf(size.phone ?? size) } as CSSProperties
          }
        >
          <Frame />
          <Control
            {...drag}
            // Keep focus on the slider.
            onMouseDown={(event) => event.preventDefault()}
          >
            <Line>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
              </svg>
            </Line>
            <input
              ref={slider}
              type="range"
              aria-label={label}
              aria-valuetext={describe(middle)}
              defaultValue={leftAt.get(size.src) ?? middle}
              // Without `min`, keyboard steps would count from where the mouse left the line.
              min={0}
              step={2}
              autoComplete="off"
              onInput={({ currentTarget }) => cut(currentTarget.valueAsNumber)}
            />
          </Control>
        </Place>
      </After>
    </Pair>
  );
}

const After = styled.div`
  position: relative;
`;

/** Covers the second picture, not its caption. */
const Place = styled.div`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: var(--ratio);
  pointer-events: none;

  @media ${upToNarrow} {
    aspect-ratio: var(--phone);
  }
`;

const Control = styled.div`
  display: none;
  position: absolute;
  inset: 0;
  container-type: inline-size;
  cursor: ew-resize;
  touch-action: pan-y;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    appearance: none;
    background: none;
    outline-offset: 8px;
    pointer-events: none;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    width: var(--target);
    height: var(--target);
  }
  input::-moz-range-thumb {
    visibility: hidden;
    width: var(--target);
    height: var(--target);
  }
`;

const Line = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  transform: translateX(calc(var(--at) * 1cqw));

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 -1px;
    border-left: 2px solid var(--accent);
  }
  svg {
    position: absolute;
    top: calc(50% - 14px);
    left: -14px;
    width: 28px;
    max-width: none;
    height: 28px;
    padding: 3px;
    border: var(--stroke) solid var(--accent);
    background: var(--paper);
    fill: none;
    stroke: var(--accent);
    stroke-width: 2;
  }
  &:has(+ :focus-visible) svg {
    background: var(--accent);
    stroke: var(--paper);
  }
`;

const swing = '0.8s 0.2s ease-in-out';
const swingCut = keyframes`
  50% { clip-path: inset(0 0 0 60%); }
`;
const swingLine = keyframes`
  50% { transform: translateX(60cqw); }
`;

/** Hints once that the line can be moved, unless the visitor has already moved it. */
const invitation = whenMotionAllowed(css`
  &[data-seen]:not([data-moved]) {
    ${After} figure span {
      animation: ${swingCut} ${swing};
    }
    ${Line} {
      animation: ${swingLine} ${swing};
    }
  }
`);

const onOneAnother = css`
  > figure,
  > ${After} {
    grid-area: 1 / 1;
  }
  ${After} {
    pointer-events: none;

    figure span {
      clip-path: inset(0 0 0 calc(var(--at) * 1%));
    }
    a,
    figcaption,
    ${Control} {
      pointer-events: auto;
    }
    figcaption {
      margin-left: auto;
      padding-inline: 0 28px;
      text-align: right;
    }
    a {
      inset: 100% 0 auto auto;
      justify-content: end;
    }
  }
  ${Control} {
    display: block;
  }

  /* Dragging uses the whole picture, so the links to the lightbox are beside the captions. */
  figcaption {
    position: static;
    width: 50%;
    margin-right: 0;
    padding-inline: 28px 8px;
  }
  a {
    inset: 100% auto auto 0;
    align-content: center;
    justify-content: start;
    width: 2.85rem;
    height: 2.85rem;
  }
  a svg {
    width: 17px;
    height: 17px;
    padding: 0;
    background: none;
    color: var(--ink-2);
    opacity: 1;
  }
  a:hover svg {
    color: var(--ink);
  }
`;

const Pair = styled.div`
  --at: ${middle};
  display: grid;
  gap: 1.5rem;

  @media screen and (scripting: enabled) {
    ${rootWithScripts} &:not(:has(figure p)) {
      ${onOneAnother}
    }
  }
  ${invitation}

  @media print {
    grid-template-columns: 1fr 1fr;
    gap: 4mm;
    img {
      max-height: 50mm;
      width: auto;
    }
    ${Place} {
      display: none;
    }
  }
`;
