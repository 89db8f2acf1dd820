import { atStops, still, type Five, type PartStates } from '../../motion/stage';
import { wallSections } from '../../story/scene/layouts/wall-labels';

/** The area of wall and floor, which fills the widest screen even at the first and last stops. */
export const wall = { left: -1400, top: -1200, width: 8600, height: 3200 } as const;
export const floorLine = 744;

/** The `x` of the center of the drawn stack of briefs. */
export const briefsX = { wide: 250, square: 1000, tall: 1300 } as const;

export interface Place {
  x: number;
  y: number;
  width: number;
}

/** The pieces' top left corners and widths on wide screens. Captions go into the gaps. */
export const places = {
  bird: { x: 840, y: 84, width: 456 },
  owl: { x: 1326, y: 84, width: 330 },
  heron: { x: 1326, y: 328, width: 330 },
  mascot: { x: 1840, y: 84, width: 456 },
  movie: { x: 2320, y: 84, width: 320 },
  plant: { x: 2664, y: 84, width: 320 },
  film: { x: 2664, y: 562, width: 320 },
  original: { x: 3156, y: 84, width: 1088 },
  redesign: { x: 4430, y: 156, width: 1088 },
} as const satisfies Record<string, Place>;

const middleOf = ({ x, width }: Place): number => x + width / 2;

const middlesFrom = (briefs: number, birds: number) =>
  [briefs, birds, 2684, middleOf(places.original), middleOf(places.redesign)] as const;

/** The `x` of the centers of what square and tall screens show at the five stops. */
export const middles = {
  square: middlesFrom(briefsX.square, 1800),
  tall: middlesFrom(briefsX.tall, 1930),
} as const;

export type PieceName = keyof typeof places;

/**
 * Places that differ in the square composition, which has no captions between pieces. The pieces of
 * consecutive stops are less than a screen apart, so that some are in view while the camera pans.
 */
export const squarePlaces: Partial<Record<PieceName, Place>> = {
  bird: { x: 1392, y: 84, width: 456 },
  owl: { x: 1878, y: 171, width: 330 },
  heron: { x: 1878, y: 415, width: 330 },
  mascot: { x: 2290, y: 84, width: 456 },
  movie: { x: 2770, y: 84, width: 309 },
  plant: { x: 2770, y: 541, width: 309 },
  film: { x: 2290, y: 746, width: 456 },
};

export const tallPlaces: Partial<Record<PieceName, Place>> = {
  bird: { x: 1702, y: 84, width: 456 },
  owl: { x: 1702, y: 740, width: 220 },
  heron: { x: 1938, y: 740, width: 220 },
  mascot: { x: 2290, y: 84, width: 516 },
  movie: { x: 2830, y: 84, width: 249 },
  plant: { x: 2830, y: 457, width: 249 },
  film: { x: 2290, y: 830, width: 789 },
};

/** The place of the redesign's phone version, which covers the desktop version and is taller. */
export const redesignOnPhone: Place = { ...places.redesign, y: 60 };

const poster = [600, 840] as const;
const card = [600, 400] as const;
const banner = [1200, 300] as const;
export const sizes: Record<PieceName, readonly [width: number, height: number]> = {
  bird: poster,
  owl: card,
  heron: card,
  mascot: poster,
  movie: poster,
  plant: poster,
  film: [600, 300],
  original: [1200, 420],
  redesign: banner,
};

/**
 * Returns states that move and scale a piece to its place in `others`. Parts scale around their
 * centers, so `x` and `y` include half of the change in size.
 */
export function movedTo(others: Partial<Record<PieceName, Place>>, name: PieceName): PartStates {
  const from = places[name];
  const to = others[name] ?? from;
  const [width, height] = sizes[name];
  const scale = to.width / from.width;
  const ratio = height / width;
  return still({
    x: to.x - from.x + (to.width - from.width) / 2,
    y: to.y - from.y + ((to.width - from.width) * ratio) / 2,
    scale,
  });
}

export const wideCamera: PartStates = atStops((stop) => ({ x: -wallSections[stop] }));

const middle = { x: wall.left + wall.width / 2, y: wall.top + wall.height / 2 };

/** Returns the camera's states: the scale, and the `y` in the middle of the screen, at each stop. */
const look = (
  centers: Five<number>,
  views: Five<readonly [scale: number, y: number]>,
): PartStates =>
  atStops((stop) => {
    const [scale, y] = views[stop];
    return {
      x: Math.round(400 - middle.x - scale * (centers[stop] - middle.x)),
      y: Math.round(400 - middle.y - scale * (y - middle.y)),
      scale,
    };
  });

export const squareCamera = look(middles.square, [
  [1.11, 403],
  [0.935, 403],
  [0.87, 529],
  [0.705, 442],
  [0.705, 562],
]);

export const tallCamera = look(middles.tall, [
  [1.34, 403],
  [1.29, 485],
  [0.912, 654],
  [0.67, 815],
  [0.67, 790],
]);
