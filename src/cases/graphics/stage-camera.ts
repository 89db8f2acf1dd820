import type { PartState, PartStates } from '../../motion/stage';

/** The wall and the table: wide enough for every screen at every distance. */
export const wall = { left: -2200, top: -900, width: 5600, height: 3400 } as const;
/** The table's far edge while the wall is in view. */
export const tableEdge = 744;

interface Point {
  x: number;
  y: number;
}
const middle: Point = { x: wall.left + wall.width / 2, y: wall.top + wall.height / 2 };

/** Moves a point of the wall to a point of the drawing. */
const look = (scale: number, from: Point, to: Point): PartState => ({
  x: to.x - middle.x - scale * (from.x - middle.x),
  y: to.y - middle.y - scale * (from.y - middle.y),
  scale,
});

/** Along the wall to the banner, then back until everything is visible. */
export const cameraStates: PartStates = [
  {},
  {},
  {},
  look(1.25, { x: 828, y: 505 }, { x: 400, y: 540 }),
  look(0.708, { x: 56, y: 92 }, { x: 20, y: 172 }),
];
