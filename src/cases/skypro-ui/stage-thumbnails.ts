import type { Five, PartState } from '../../motion/stage';

interface Thumbnail {
  type: string;
  fill: string;
  /** Paths around the center: the outline, and what is drawn in it. */
  shape: string;
  detail: string;
  x: number;
  /** Its place before sorting, and how far below it starts. */
  from: readonly [x: number, below: number];
}

const page = 'm-46 -52h60l26 26v86h-86z';
const table = 'm-50 -50h100v110h-100z';
const picture = 'm-36 -52h72q14 0 14 14v84q0 14 -14 14h-72q-14 0 -14 -14v-84q0 -14 14 -14z';

export const thumbnails: readonly Thumbnail[] = [
  {
    type: 'pdf',
    fill: '#f47a55',
    shape: page,
    detail: 'm-26 -18a9 9 0 1 1 .1 0m-10 20h48',
    x: 86,
    from: [338, 150],
  },
  {
    type: 'doc',
    fill: '#8cc7ff',
    shape: page,
    detail: 'm-30 -32h32m-32 16h52m-52 16h52',
    x: 198,
    from: [698, 320],
  },
  {
    type: 'xls',
    fill: '#9be15d',
    shape: table,
    detail: 'm-50 -26h100m-100 26h100m-66 -50v70',
    x: 338,
    from: [586, 150],
  },
  {
    type: 'csv',
    fill: '#d3f3b3',
    shape: table,
    detail: 'm-34 -30h18m14 0h18m14 0h10m-74 18h18m14 0h18m14 0h10',
    x: 450,
    from: [198, 320],
  },
  {
    type: 'jpg',
    fill: '#ff8fb8',
    shape: picture,
    detail: 'm-50 10l28 -36l28 36l14 -14l30 30',
    x: 586,
    from: [86, 150],
  },
  {
    type: 'svg',
    fill: '#ffc7da',
    shape: picture,
    detail: 'm-34 10c0 -56 68 -56 68 0m-68 -40h68',
    x: 698,
    from: [450, 320],
  },
];

/** They start at the lower edge, unsorted, and change places while they come up. */
export const thumbnailStates = ({ x, from: [fromX, below] }: Thumbnail): Five<PartState> => {
  const hidden = { x: fromX - x, y: 340 };
  return [hidden, hidden, hidden, { x: fromX - x, y: below }, {}];
};
