import type { PartState, PartStates } from '../../motion/stage';

/** Center, rotation, and scale. */
type Pose = readonly [x: number, y: number, rotate: number, scale: number];

interface Sheet {
  width: number;
  height: number;
  /** The sheet's position on the wall. */
  x: number;
  y: number;
  stacked: Pose;
  fanned: Pose;
}

const poster = { width: 216, height: 302 };
const card = { width: 216, height: 144 };

/** From the bottom of the stack up. */
export const sheets = {
  movie: {
    ...poster,
    x: 528,
    y: 92,
    stacked: [390, 412, -15, 1.8],
    fanned: [234, 446, -36, 1.2],
  },
  heron: {
    ...card,
    x: 292,
    y: 572,
    stacked: [506, 568, 27, 1.85],
    fanned: [188, 594, -52, 1.25],
  },
  owl: {
    ...card,
    x: 292,
    y: 414,
    stacked: [306, 220, -21, 1.85],
    fanned: [602, 520, 34, 1.35],
  },
  plant: {
    ...poster,
    x: 56,
    y: 414,
    stacked: [416, 394, 14, 1.8],
    fanned: [284, 380, -18, 1.25],
  },
  mascot: {
    ...poster,
    x: 292,
    y: 92,
    stacked: [408, 398, 6, 1.8],
    fanned: [520, 376, 14, 1.3],
  },
  bird: {
    ...poster,
    x: 56,
    y: 92,
    stacked: [396, 402, -4, 1.8],
    fanned: [404, 400, -2, 1.45],
  },
} as const satisfies Record<string, Sheet>;

export type SheetName = keyof typeof sheets;

/** The top sheet, face down at first. */
export const top: SheetName = 'bird';

export const statesOf = (name: SheetName): PartStates => {
  const { x, y, width, height, stacked, fanned } = sheets[name];
  const pose = ([toX, toY, rotate, scale]: Pose): PartState => ({
    x: toX - x - width / 2,
    y: toY - y - height / 2,
    rotate,
    scale,
  });
  const first = pose(stacked);
  return [name === top ? { ...first, scaleX: -stacked[3] } : first, pose(fanned), {}, {}, {}];
};
