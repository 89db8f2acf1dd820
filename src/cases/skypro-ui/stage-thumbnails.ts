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
const wide = 'm-50 -50h100v110h-100z';

/** The first six kinds of the library, in its order and its colors. */
export const thumbnails: readonly Thumbnail[] = [
  {
    type: 'pdf',
    fill: '#ffd9c4',
    shape: page,
    detail: 'm-26 -18a9 9 0 1 1 .1 0m-10 20h48',
    x: 86,
    from: [338, 150],
  },
  {
    type: 'doc',
    fill: '#cfe6ff',
    shape: page,
    detail: 'm-30 -32h32m-32 16h52m-52 16h52',
    x: 198,
    from: [698, 320],
  },
  {
    type: 'xls',
    fill: '#d8f2c4',
    shape: wide,
    detail: 'm-50 -26h100m-100 26h100m-66 -50v70',
    x: 338,
    from: [586, 150],
  },
  {
    type: 'ppt',
    fill: '#fde6ae',
    shape: wide,
    detail: 'm-38 -34h30m-30 16h22m18 36v-22m16 22v-34m16 34v-48',
    x: 450,
    from: [198, 320],
  },
  {
    type: 'jpg',
    fill: '#c5f1ec',
    shape: wide,
    detail: 'm-50 10l28 -36l28 36l14 -14l30 30',
    x: 586,
    from: [86, 150],
  },
  {
    type: 'mp4',
    fill: '#dddcff',
    shape: wide,
    detail: 'm-14 -38v46l38 -23zm-24 -12v70m76 0v-70',
    x: 698,
    from: [450, 320],
  },
];

/** They start at the lower edge, unsorted, and change places while they come up. */
export const thumbnailStates = ({ x, from: [fromX, below] }: Thumbnail): Five<PartState> => {
  const hidden = { x: fromX - x, y: 340 };
  return [hidden, hidden, hidden, { x: fromX - x, y: below }, {}];
};
