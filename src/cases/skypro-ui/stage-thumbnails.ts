interface Thumbnail {
  type: string;
  x: number;
  tint: string;
  soft: string;
  dark: string;
  /** The white, soft, and dark shapes, from the back to the front. */
  shapes: readonly [white: string, soft: string, dark: string];
}

const page = 'M46 16h44l16 16v66H46z';
const wide = 'M26 24h100v66H26z';

/** Simpler drawings of the first six of `fileKinds` in src/prototypes/skypro-ui/files.ts. */
export const thumbnails: readonly Thumbnail[] = [
  {
    type: 'pdf',
    x: 90,
    tint: '#ffd9c4',
    soft: '#ffb48d',
    dark: '#a8331a',
    shapes: [
      page,
      'M90 16v16h16zM54 44h44v6H54zM80 64h18v6H80zM80 76h18v6H80z',
      'M54 28h26v8H54zM54 64h20v26H54z',
    ],
  },
  {
    type: 'doc',
    x: 214,
    tint: '#cfe6ff',
    soft: '#8cc7ff',
    dark: '#0f2a5f',
    shapes: [page, 'M90 16v16h16zM54 44h44v6H54zM54 56h44v6H54zM54 76h28v6H54z', 'M54 28h22v6H54z'],
  },
  {
    type: 'xls',
    x: 338,
    tint: '#d8f2c4',
    soft: '#9be15d',
    dark: '#17402f',
    shapes: [
      wide,
      'M76 50h25v13H76zM51 63h25v13H51zM26 50h100v2H26zM26 63h100v2H26zM26 76h100v2H26z',
      'M26 24h100v13H26zM101 77h25V90h-25z',
    ],
  },
  {
    type: 'ppt',
    x: 462,
    tint: '#fde6ae',
    soft: '#f5b82e',
    dark: '#6d4700',
    shapes: [
      wide,
      'M36 48h30v6H36zM36 60h20v6H36z',
      'M36 33h34v7H36zM76 66h6v16h-6zM90 56h6v26h-6zM104 40h6v42h-6z',
    ],
  },
  {
    type: 'jpg',
    x: 586,
    tint: '#c5f1ec',
    soft: '#f5b82e',
    dark: '#0b4f55',
    shapes: [
      `${wide}M30 28v58h92V28z`,
      'M96 36a10 10 0 1 0 .1 0z',
      'M30 86V74l24-26 22 24 12-12 34 26z',
    ],
  },
  {
    type: 'mp4',
    x: 710,
    tint: '#dddcff',
    soft: '#a9a6ff',
    dark: '#2b2bb8',
    shapes: [
      'M26 24h100v66H26z',
      'M40 27h72v60H40z',
      `M24 22h104v70H24zM40 27v60h72V27zM67 43v28l24-14z${[30, 54, 78].map((y) => `M28 ${y}v8h8v-8zM116 ${y}v8h8v-8z`).join('')}`,
    ],
  },
];
