import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styled, { css } from 'styled-components';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { whereTextIsLarge } from '../theme/breakpoints';
import fontFile from '../theme/fonts/play.woff2';
import { Framed } from './Frame';
import { Label } from './Label';
import { useHydrated } from './hydrated';

interface Props {
  before: string;
  word: string;
  after: string;
  last: string;
}

const axes = ['width', 'weight'] as const;
type Axis = (typeof axes)[number];
type Shape = Record<Axis, number>;

/** The word is largest at rest, and keeps that space when it shrinks, so no other text moves. */
const rest: Shape = { width: 100, weight: 700 };
const least: Shape = { width: 75, weight: 200 };
const step: Shape = { width: 1, weight: 20 };
/** How far a drag must go, in em, to change the word from `rest` to `least`. */
const travel: Shape = { width: 0.55, weight: 1.1 };

const within = (axis: Axis, value: number): number =>
  Math.min(rest[axis], Math.max(least[axis], value));

let font: Promise<unknown> | undefined;

const loadFont = () =>
  (font ??= new FontFace('Play', `url(${fontFile})`, { weight: '200 700', stretch: '75% 100%' })
    .load()
    .then((face) => document.fonts.add(face)));

/**
 * Visitors change the width and weight of `word`: they drag the corner of its frame, or use the two
 * sliders that appear below it.
 */
export function PlayableHeading({ before, word, after, last }: Props) {
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const sliders = useRef<Partial<Record<Axis, HTMLInputElement | null>>>({});
  const shape = useRef(rest);
  const taken = useRef({ x: 0, y: 0, shape: rest });

  const draw = (next: Shape) => {
    shape.current = next;
    for (const axis of axes) {
      const slider = sliders.current[axis];
      box.current?.style.setProperty(`--${axis}`, String(next[axis]));
      if (slider) slider.valueAsNumber = next[axis];
      slider?.parentElement?.setAttribute('data-value', String(Math.round(next[axis])));
    }
    box.current?.removeAttribute('data-returning');
  };

  const putBack = () => {
    draw(rest);
    box.current?.setAttribute('data-returning', '');
  };

  const getReady = () => {
    loadFont().then(
      () => box.current?.setAttribute('data-font', 'ready'),
      () => {
        font = undefined;
        if (!box.current?.hasAttribute('data-taken')) putBack();
      },
    );
  };

  const take = ({ currentTarget, pointerId, button, clientX, clientY }: PointerEvent) => {
    if (button !== 0) return;
    getReady();
    currentTarget.setPointerCapture(pointerId);
    sliders.current.width?.focus({ preventScroll: true });
    taken.current = { x: clientX, y: clientY, shape: shape.current };
    box.current?.setAttribute('data-taken', '');
  };

  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const size = parseFloat(getComputedStyle(currentTarget).fontSize);
    const by = { width: clientX - taken.current.x, weight: clientY - taken.current.y };
    const dragged = (axis: Axis) => {
      const part = by[axis] / (size * travel[axis]);
      return within(axis, taken.current.shape[axis] + part * (rest[axis] - least[axis]));
    };
    draw({ width: dragged('width'), weight: dragged('weight') });
  };

  const letGo = () => {
    box.current?.removeAttribute('data-taken');
    // If the font failed to load, only the sliders followed the drag, so they move back.
    if (!font) putBack();
  };

  return (
    <Box ref={box} onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && putBack()}>
      <h1 tabIndex={-1}>
        {before} <br />
        <Place data-word={word}>
          <Framed>
            {word}
            {hydrated && (
              <Handle
                onPointerEnter={getReady}
                onPointerDown={take}
                onPointerMove={drag}
                onLostPointerCapture={letGo}
                onDoubleClick={putBack}
                // Otherwise, the mouse press would take focus from the slider that `take` focused.
                onMouseDown={(event) => event.preventDefault()}
              />
            )}
          </Framed>
        </Place>{' '}
        {after} <br />
        {last}
      </h1>
      {hydrated && (
        <Values className="screen-only">
          {axes.map((axis) => (
            <Label as="label" key={axis} data-value={rest[axis]}>
              {axis}
              <input
                ref={(slider) => {
                  sliders.current[axis] = slider;
                }}
                type="range"
                aria-label={`${axis === 'width' ? 'Width' : 'Weight'} of the word ${word}`}
                min={least[axis]}
                max={rest[axis]}
                step={step[axis]}
                defaultValue={rest[axis]}
                onFocus={getReady}
                onInput={({ currentTarget }) => {
                  draw({ ...shape.current, [axis]: currentTarget.valueAsNumber });
                  getReady();
                }}
              />
            </Label>
          ))}
        </Values>
      )}
    </Box>
  );
}

const Place = styled.span`
  display: inline-grid;
  justify-items: start;

  > span,
  &::after {
    grid-area: 1 / 1;
  }
  &::after {
    content: attr(data-word);
    visibility: hidden;
    padding: 0 0.06em;
    margin: 0 -0.02em;
  }
`;

const Handle = styled.span`
  position: absolute;
  right: calc(var(--target) / -2);
  bottom: calc(var(--target) / -2);
  width: var(--target);
  height: var(--target);
  cursor: nwse-resize;
  touch-action: none;
  -webkit-touch-callout: none;

  &:hover + span > i:last-of-type {
    background: var(--accent);
  }
`;

const Values = styled.div`
  position: absolute;
  grid-area: 1 / 1;
  top: calc(100% - 0.2rem + clamp(0px, 0.4vw, 6px));
  left: 0;
  display: flex;
  gap: 1.25rem;
  opacity: 0;
  pointer-events: none;

  label {
    display: flex;
    gap: 0.6rem;
    align-items: center;
  }
  label::after {
    content: attr(data-value);
    min-width: 3ch;
  }
  input {
    width: clamp(2.25rem, 18vw - 1.4rem, 4.5rem);
    height: 1.5rem;
    accent-color: var(--accent);
    outline-offset: 0;
  }
  /* Stacks the sliders. They then cover the text below them, so they need a background. */
  ${whereTextIsLarge} {
    right: 0;
    flex-direction: column;
    gap: 0;
    background: var(--paper);
  }
`;

const returning = whenMotionAllowed(css`
  &[data-returning] ${Place} > span {
    transition: 0.25s ease-out;
    transition-property: font-stretch, font-weight;
  }
`);

const Box = styled.div`
  container-type: inline-size;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &[data-font] ${Place} > span {
    font-family: Play, var(--display);
    font-stretch: calc(var(--width) * 1%);
    font-weight: var(--weight);
  }
  &[data-taken] ${Values}, ${Values}:focus-within {
    opacity: 1;
    pointer-events: auto;
  }
  &[data-taken] ${Place} i,
  &:has(${Values}:focus-within) ${Place} i {
    background: var(--accent);
  }
  ${returning}
`;
