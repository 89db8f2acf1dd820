import { createContext, useContext, type CSSProperties, type ReactNode } from 'react';

export type Five<T> = readonly [T, T, T, T, T];

/** Lengths are in the drawing's units. Omitted fields leave the part as drawn. */
export interface PartState {
  x?: number;
  y?: number;
  scale?: number;
  scaleX?: number;
  scaleY?: number;
  rotate?: number;
  opacity?: number;
  /** What is cut off at the top, right, bottom, and left, in percent of the part's size. */
  clip?: readonly [number, number, number, number];
  /** Also takes the part's links out of the tab order, which `opacity: 0` does not. */
  hidden?: boolean;
}

export type PartStates = Five<PartState>;

export const seen: PartState = { opacity: 1 };
export const unseen: PartState = { opacity: 0 };
export const seenLast: PartStates = [unseen, unseen, unseen, unseen, seen];

/** The id of the drawing's group, so that `<use>` can copy the drawing. */
export const StageId = createContext<string | undefined>(undefined);

export type Stop = 0 | 1 | 2 | 3 | 4;

/** The stop that a stage shows while nothing animates it. */
export const StageStop = createContext<Stop>(4);

export interface PartRegistry {
  /** Returns the name of the states' keyframes, or "none" if all states are the same. */
  add: (states: PartStates, pace?: Pace | Paces) => string;
  keyframes: () => string;
  variablesAt: (stop: Stop) => CSSProperties;
}

export const StageParts = createContext<PartRegistry | undefined>(undefined);

/**
 * When a part moves between two stops: `whole` is all the time, `early` and `late` are its halves,
 * and `first`, `middle`, and `last` its thirds. At `halfway` and `end`, the part jumps. `exit` ends
 * just before halfway, and `enter` starts there; both are short.
 */
export type Pace =
  'whole' | 'early' | 'late' | 'first' | 'middle' | 'last' | 'halfway' | 'end' | 'exit' | 'enter';
export type Paces = readonly [Pace, Pace, Pace, Pace];

const stageSize = 800;

interface StageProps {
  /** Describes the picture at the last stop. */
  alt: string;
  /** `group` for a drawing with links. */
  role?: 'img' | 'group';
  style?: CSSProperties;
  children: ReactNode;
}

export function Stage({ alt, role = 'img', style, children }: StageProps) {
  return (
    <svg
      viewBox={`0 0 ${stageSize} ${stageSize}`}
      role={role}
      aria-label={alt}
      width="100%"
      style={style}
      // Makes browsers lay out text once, instead of again for each scale of a moving part.
      textRendering="geometricPrecision"
    >
      {/* Browsers' reading modes would otherwise treat the lettering as the page's text. */}
      <g id={useContext(StageId)} aria-hidden={role === 'img' || undefined}>
        {children}
      </g>
    </svg>
  );
}

/**
 * `wide` (wide screens and paper) shows more to the left and right of the square. `narrow` means
 * either of the others: `tall` (phones in portrait) shows more above and below the square, `square`
 * (tablets, phones in landscape, the tour) does not.
 */
export type Composition = 'wide' | 'narrow' | 'tall' | 'square';

interface PartProps {
  name: string;
  at: PartStates;
  pace?: Pace | Paces;
  composition?: Composition;
  children: ReactNode;
}

/** The origin of rotation and scale is the part's own center (src/theme/global.css). */
export function Part({ name, at, pace, composition, children }: PartProps) {
  const stop = useContext(StageStop);
  const animationName = useKeyframesName(at, pace);
  const moves = animationName !== 'none';
  const style = { ...styleOf(at, stop, animationName), ...(moves && { animationName }) };
  // `animationName` is undefined without a part registry, as in tests. The styles then apply in
  // every composition.
  const dependsOnScreen = composition && animationName;
  return (
    <g data-part={name} style={dependsOnScreen ? inComposition(composition, style) : style}>
      {children}
    </g>
  );
}

interface OnlyProps {
  composition: Composition;
  children: ReactNode;
}

export const Only = ({ composition, children }: OnlyProps) => (
  <g style={{ display: `var(--no-${composition})` }}>{children}</g>
);

/**
 * On a screen that shows this composition, the variable is not set, so each property has the value
 * from `style`, which is the fallback. On all other screens, the variable is "none"
 * (src/motion/compositions.ts), which is not valid for these properties, so they do not apply.
 */
const inComposition = (composition: Composition, style: CSSProperties): CSSProperties =>
  Object.fromEntries(
    Object.entries(style).map(([property, value]) => [
      property,
      `var(--no-${composition},${value})`,
    ]),
  );

export const useKeyframesName = (at: PartStates, pace?: Pace | Paces): string | undefined =>
  useContext(StageParts)?.add(at, pace);

export const stops = [0, 1, 2, 3, 4] as const satisfies Five<Stop>;

export const atStops = <T,>(valueAt: (stop: Stop) => T): Five<T> => mapFive(stops, valueAt);

export const still = (state: PartState): PartStates => atStops(() => state);

export const mapFive = <T, U>([a, b, c, d, e]: Five<T>, map: (value: T) => U): Five<U> => [
  map(a),
  map(b),
  map(c),
  map(d),
  map(e),
];

/**
 * If the part has keyframes (`name`), each value is the fallback of a variable, so that a copy of
 * the drawing (`<use>`) can override it.
 */
function styleOf(at: PartStates, stop: Stop, name?: string): CSSProperties {
  const style = propertiesOf(at, stop);
  if (!name || name === 'none') return style;
  const variable = ([property, value]: [string, string]) => [
    property,
    `var(${variableOf(name, property)},${value})`,
  ];
  return Object.fromEntries(Object.entries(style).map(variable));
}

const variableOf = (name: string, property: string) => `--${name}-${property}`;

export const variablesAt = (name: string, at: PartStates, stop: Stop): CSSProperties =>
  Object.fromEntries(
    Object.entries(propertiesOf(at, stop)).map(([property, value]) => [
      variableOf(name, property),
      value,
    ]),
  );

function propertiesOf(at: PartStates, stop: Stop): Record<string, string> {
  const { opacity = 1, hidden } = at[stop];
  return {
    ...(at.some((state) => transformOf(state) !== transformOf({})) && {
      transform: transformOf(at[stop]),
    }),
    ...(at.some((state) => state.opacity !== undefined) && { opacity: String(opacity) }),
    ...(at.some(({ clip }) => clip) && { clipPath: clipOf(at[stop]) }),
    ...(at.some((state) => state.hidden) && { visibility: hidden ? 'hidden' : 'inherit' }),
  };
}

export const clipOf = ({ clip = [0, 0, 0, 0] }: PartState): string =>
  `inset(${clip.map((side) => `${side}%`).join(' ')})`;

/** Lists all functions in a fixed order, so that browsers can interpolate any two states. */
export const transformOf = ({
  x = 0,
  y = 0,
  scale = 1,
  scaleX = scale,
  scaleY = scale,
  rotate = 0,
}: PartState): string =>
  `translate(${x}px, ${y}px) rotate(${rotate}deg) scale(${scaleX}, ${scaleY})`;
