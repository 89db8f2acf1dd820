import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
} from 'react';

/** One value for each stop of a scene: at 0, 25, 50, 75 and 100 % of its way. */
export type Five<T> = readonly [T, T, T, T, T];

/** Where a part stands, in the units of the stage's drawing. What is left out is at rest. */
export interface PartState {
  x?: number;
  y?: number;
  scale?: number;
  scaleX?: number;
  scaleY?: number;
  rotate?: number;
  opacity?: number;
  /** What is cut away at the top, right, bottom and left, in percent. */
  clip?: readonly [number, number, number, number];
}

export type Stop = 0 | 1 | 2 | 3 | 4;

/** The stop at which a stage is drawn when nothing moves it: its last, the still. */
export const StageStop = createContext<Stop>(4);

/** What moves the parts of a stage. */
export interface StageDriver {
  /** Takes a part over; the answer lets it go again. */
  add: (element: Element, states: Five<PartState>) => () => void;
}

/** Set while something moves the stage. */
export const StageMover = createContext<StageDriver | undefined>(undefined);

/** The size of every stage's drawing. */
export const stageSize = 800;

interface StageProps {
  /** What the finished picture shows. */
  alt: string;
  ground: string;
  children: ReactNode;
}

/** The drawing of a signature scene: a square of named parts, each with a state for every stop. */
export function Stage({ alt, ground, children }: StageProps) {
  return (
    <svg
      viewBox={`0 0 ${stageSize} ${stageSize}`}
      role="img"
      aria-label={alt}
      width="100%"
      // Letters are laid out once, not anew for every size that a part is drawn at.
      textRendering="geometricPrecision"
    >
      {/* For what reads the page as text, its letters would be words between the words. */}
      <g aria-hidden="true">
        <rect width={stageSize} height={stageSize} fill={ground} />
        {children}
      </g>
    </svg>
  );
}

interface PartProps {
  name: string;
  at: Five<PartState>;
  children: ReactNode;
}

/** Something that moves as one. It turns and grows around its own middle. */
export function Part({ name, at, children }: PartProps) {
  const stop = useContext(StageStop);
  const mover = useContext(StageMover);
  const part = useRef<SVGGElement>(null);
  useEffect(() => {
    if (mover && part.current) return mover.add(part.current, at);
    return undefined;
  }, [mover, at]);
  // What moves the stage overrules its still, which need not follow.
  return (
    <g ref={part} data-part={name} style={styleOf(at[mover ? 4 : stop])}>
      {children}
    </g>
  );
}

interface CountProps {
  at: Five<number>;
  children: (value: number) => ReactNode;
}

/** A number that changes from stop to stop. */
export function Count({ at, children }: CountProps) {
  return children(at[useContext(StageStop)]);
}

const styleOf = (state: PartState): CSSProperties => ({
  transform: transformOf(state),
  opacity: state.opacity ?? 1,
  clipPath: state.clip && `inset(${state.clip.map((side) => `${side}%`).join(' ')})`,
});

/** Always in full and in one order, so that any two states can be blended. */
export const transformOf = ({
  x = 0,
  y = 0,
  scale = 1,
  scaleX = scale,
  scaleY = scale,
  rotate = 0,
}: PartState): string =>
  `translate(${x}px, ${y}px) rotate(${rotate}deg) scale(${scaleX}, ${scaleY})`;
