interface Thumbnail {
  type: string;
  fill: string;
  /** Both paths are relative to the thumbnail's center. */
  shape: string;
  detail: string;
  x: number;
}

const page = 'm-50 -50h72l28 28v86h-100z';
const wide = 'm-50 -50h100v114h-100z';

/** The first six of `fileKinds` in src/prototypes/skypro-ui/files.ts, in the same order. */
export const thumbnails: readonly Thumbnail[] = [
  {
    type: 'pdf',
    fill: '#ffd9c4',
    shape: page,
    detail: 'm-26 -18a9 9 0 1 1 .1 0m-10 20h48',
    x: 90,
  },
  {
    type: 'doc',
    fill: '#cfe6ff',
    shape: page,
    detail: 'm-30 -32h32m-32 16h52m-52 16h52',
    x: 214,
  },
  {
    type: 'xls',
    fill: '#d8f2c4',
    shape: wide,
    detail: 'm-50 -26h100m-100 26h100m-66 -50v70',
    x: 338,
  },
  {
    type: 'ppt',
    fill: '#fde6ae',
    shape: wide,
    detail: 'm-38 -34h30m-30 16h22m18 36v-22m16 22v-34m16 34v-48',
    x: 462,
  },
  {
    type: 'jpg',
    fill: '#c5f1ec',
    shape: wide,
    detail: 'm-50 10l28 -36l28 36l14 -14l30 30',
    x: 586,
  },
  {
    type: 'mp4',
    fill: '#dddcff',
    shape: wide,
    detail: 'm-14 -38v46l38 -23zm-24 -12v70m76 0v-70',
    x: 710,
  },
];
