import {
  createContext,
  useContext,
  useEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
} from 'react';

/** One value for each stop of a scene: at 0, 25, 50, 75 and 100 % of its scroll. */
export type Five<T> = readonly [T, T, T, T, T];

/** Where a part is and how it looks, in the drawing's units. What is left out changes nothing. */
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

/** The stop that the stage shows: the last one, the still, unless it moves. */
export const StageStop = createContext<Stop>(4);

/** Moves the parts of a stage. */
export interface StageDriver {
  /** Animates a part; the function that it returns ends that. */
  add: (element: Element, states: Five<PartState>) => () => void;
  stop: () => void;
}

/** Set while the stage moves. */
export const StageDriverContext = createContext<StageDriver | undefined>(undefined);

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
      // Lays letters out once, not again for every scale of a part.
      textRendering="geometricPrecision"
    >
      {/* Reading modes would take the letters in it for words of the page. */}
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

/** A group that moves as one, and rotates and scales around its own center. */
export function Part({ name, at, children }: PartProps) {
  const stop = useContext(StageStop);
  const driver = useContext(StageDriverContext);
  const part = useRef<SVGGElement>(null);
  useEffect(() => {
    if (driver && part.current) return driver.add(part.current, at);
    return undefined;
  }, [driver, at]);
  // The driver's animation overrides this style, so it need not follow the stop.
  return (
    <g ref={part} data-part={name} style={styleOf(at[driver ? 4 : stop])}>
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
  clipPath: state.clip && clipOf(state),
});

export const clipOf = ({ clip = [0, 0, 0, 0] }: PartState): string =>
  `inset(${clip.map((side) => `${side}%`).join(' ')})`;

/** Always all functions in one order, so that browsers can interpolate between any two states. */
export const transformOf = ({
  x = 0,
  y = 0,
  scale = 1,
  scaleX = scale,
  scaleY = scale,
  rotate = 0,
}: PartState): string =>
  `translate(${x}px, ${y}px) rotate(${rotate}deg) scale(${scaleX}, ${scaleY})`;
