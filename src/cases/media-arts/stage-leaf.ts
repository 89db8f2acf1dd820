export type Point = readonly [x: number, y: number];

/** A quadratic curve from 0, 0 to `tip`, with the control point `bend`. */
export interface Stem {
  bend: Point;
  tip: Point;
}

/** A leaf's position along the stem (0 to 1), side (−1 is left), and length. */
export type Leaf = readonly [along: number, side: -1 | 1, length: number];

const whole = (...numbers: number[]) =>
  numbers
    .map((number) => String(Math.round(number)))
    .reduce((text, number) => (number.startsWith('-') ? text + number : `${text} ${number}`));

export const stemPath = ({ bend: [bendX, bendY], tip: [tipX, tipY] }: Stem): string =>
  `M-4 0Q${whole(bendX - 3, bendY, tipX - 2, tipY)}h4Q${whole(bendX + 4, bendY, 4, 0)}z`;

export const leavesPath = (stem: Stem, leaves: readonly Leaf[], foot: Point = [0, 0]): string =>
  leaves.map((leaf) => leafPath(stem, leaf, foot)).join('');

const leafPath = ({ bend, tip }: Stem, [along, side, length]: Leaf, foot: Point): string => {
  const back = 1 - along;
  const x = 2 * back * along * bend[0] + along * along * tip[0];
  const y = 2 * back * along * bend[1] + along * along * tip[1];
  const upward = Math.atan2(
    back * bend[1] + along * (tip[1] - bend[1]),
    back * bend[0] + along * (tip[0] - bend[0]),
  );
  const at = (distance: number, turn: number): Point => [
    distance * Math.cos(upward + side * turn),
    distance * Math.sin(upward + side * turn),
  ];
  const outer = at(length * 0.62, 0.35);
  const end = at(length, 0.95);
  const inner = at(length * 0.55, 1.4);
  return `M${whole(foot[0] + x, foot[1] + y)}q${whole(...outer, ...end)}q${whole(inner[0] - end[0], inner[1] - end[1], -end[0], -end[1])}z`;
};
