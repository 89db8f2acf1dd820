import type { Five, PartState } from '../../motion/stage';

type Way = Five<PartState>;

/** A gray card, and how far the colored one extends beyond it, so that no gray shows. */
export const full = { width: 256, height: 216 };
export const beyond = 3;
/** The heights of a card in the redesign and of the one that needs attention. */
export const low = 88;
export const tall = 186;

/** Left edges of four equal columns, of the same beside the links, and of two columns. */
const four = [50, 229, 408, 587] as const;
const squeezed = [228, 363, 499, 634] as const;
const two = [228, 500] as const;

const rowsBefore = [194, 424] as const;
const rowsBeside = [158, 390] as const;
const rowsFolded = [158, 256, 354, 496] as const;
const heightsFolded = [low, low, 132, 132] as const;
const slot = (row: number): number => 158 + 98 * row;

const whole = [0, 0, 0, 0] as const;
const uncolored = [0, 0, 100, 0] as const;

/** Clips a card to this size, from its top left. */
const cut = (width: number, height: number) =>
  [
    0,
    share(width + beyond, full.width + 2 * beyond),
    share(height + beyond, full.height + beyond),
    0,
  ] as const;
const share = (left: number, of: number): number => Math.round((1 - left / of) * 1000) / 10;

export interface Card {
  name: string;
  told: string;
  icon: string;
  tile: string;
  soft?: boolean;
  urgent?: boolean;
  place: { x: number; y: number };
  at: Way;
  colorAt: Way;
}

type Column = 0 | 1 | 2 | 3;
type Drawing = Pick<Card, 'name' | 'told' | 'icon' | 'tile' | 'soft' | 'urgent'>;

/** Moves a card from its column and row in the original to its slot in the redesign. */
function card(column: Column, row: 0 | 1, last: number, drawing: Drawing): Card {
  const side = column % 2 === 0 ? 0 : 1;
  const folded = (column < 2 ? row : row + 2) as Column;
  const place = { x: two[side], y: slot(last) };
  const to = (x: number, y: number): PartState => ({ x: x - place.x, y: y - place.y });
  const end = cut(full.width + beyond, (drawing.urgent ? tall : low) + 1);
  return {
    ...drawing,
    place,
    at: [
      { ...to(four[column], rowsBefore[row]), clip: cut(163, full.height) },
      { ...to(squeezed[column], rowsBeside[row]), clip: cut(122, full.height) },
      {
        ...to(two[side], rowsFolded[folded]),
        clip: cut(full.width, heightsFolded[folded]),
      },
      drawing.urgent ? { y: 3, scale: 1.05, clip: end } : { clip: end },
      { clip: end },
    ],
    colorAt: [
      { clip: uncolored },
      { clip: uncolored },
      { clip: ([whole, whole, [0, 0, 45.7, 0], uncolored] as const)[folded] },
      { clip: whole },
      { clip: whole },
    ],
  };
}

/** From back to front: what folds under, what it folds under, and what rises. */
export const cards: readonly Card[] = [
  card(2, 0, 4, {
    name: 'Inventory',
    told: '4 run low',
    tile: '#17402f',
    icon: 'M11 23h10v10h-10zM23 23h10v10h-10zM17 11h10v10h-10z',
  }),
  card(3, 0, 2, {
    name: 'Invoices',
    told: '3 open',
    tile: '#b83a1e',
    icon: 'M14 10h16v24h-16zM19 18h6M19 25h6',
  }),
  card(3, 1, 3, {
    name: 'Shipping',
    told: '6 to print',
    tile: '#0b4f55',
    icon: 'M10 14h14v16h-14zM24 19h6l4 5v6h-10',
  }),
  card(0, 0, 2, {
    name: 'Bookings',
    told: '5 today',
    tile: '#0f2a5f',
    icon: 'M11 14h22v19h-22zM11 21h22M17 10v6M27 10v6',
    soft: true,
  }),
  card(0, 1, 3, {
    name: 'Reviews',
    told: '2 to answer',
    tile: '#4a1942',
    icon: 'M10 12h24v15h-12l-6 6v-6h-6z',
  }),
  card(1, 0, 0, {
    name: 'Coupons',
    told: '2 live',
    tile: '#4a1942',
    icon: 'M10 15h24v5a2 2 0 0 0 0 5v5h-24v-5a2 2 0 0 0 0 -5z',
  }),
  card(1, 1, 1, {
    name: 'Sales',
    told: '$4,750 so far',
    tile: '#1c1815',
    icon: 'M14 33v-9M22 33v-20M30 33v-14',
    soft: true,
  }),
  card(2, 1, 0, {
    name: 'Payroll',
    told: '',
    tile: '#b83a1e',
    icon: 'M10 14h24v17h-24zM22 18v9M18 22h8',
    urgent: true,
  }),
];

/** Each link's width in the original's row; in the groups all are equally wide. */
export const linkWidth = 160;
export const linkHeight = 42;

export interface Link {
  name: string;
  y: number;
  at: Way;
}

const groups = [
  {
    name: 'Every day',
    links: [
      ['Home', 84],
      ['My apps', 108],
    ],
  },
  {
    name: 'Grow',
    links: [
      ['Marketplace', 146],
      ['Reports', 104],
    ],
  },
  {
    name: 'Account',
    links: [
      ['Billing', 92],
      ['Team', 84],
      ['Help', 80],
    ],
  },
] as const;

export const labels: readonly { name: string; y: number }[] = groups.map(({ name }, index) => ({
  name,
  y: 124 + 138 * index,
}));

/** The original's links were side by side, in no order. */
const inTheRow = ['Home', 'Help', 'Marketplace', 'Billing', 'My apps', 'Team', 'Reports'];

const widths = new Map<string, number>(groups.flatMap(({ links }) => links.map((link) => link)));
const before = (name: string): number =>
  inTheRow
    .slice(0, inTheRow.indexOf(name))
    .reduce((left, other) => left + (widths.get(other) ?? 0) + 5, 36);

export const links: readonly Link[] = groups.flatMap((group, index) =>
  group.links.map(([name, width], row) => {
    const y = 136 + 138 * index + 46 * row;
    const rest: PartState = { clip: whole };
    const inRow: PartState = {
      x: before(name) - 42,
      y: 92 - y,
      clip: [0, share(width, linkWidth), 0, 0],
    };
    return { name, y, at: [inRow, rest, rest, rest, rest] };
  }),
);

const fade = (...[a, b, c, d, e]: Five<number>): Way => [
  { opacity: a },
  { opacity: b },
  { opacity: c },
  { opacity: d },
  { opacity: e },
];

/** Out of sight behind the window, and above it. */
const told = (...shown: Five<boolean>): Way => {
  const [a, b, c, d, e] = shown.map((is): PartState => (is ? {} : { y: 56 }));
  return [a ?? {}, b ?? {}, c ?? {}, d ?? {}, e ?? {}];
};

const unbuilt: PartState = { clip: [100, 0, 0, 0] };

export const ways = {
  window: [{ y: 74 }, { y: 74 }, { y: 74 }, { y: 74 }, {}],
  before: told(true, false, false, false, false),
  grouped: told(false, true, false, false, false),
  after: told(false, false, true, true, false),
  nav: [
    { clip: whole },
    { clip: uncolored },
    { clip: uncolored },
    { clip: uncolored },
    { clip: uncolored },
  ],
  side: [
    { clip: [0, 100, 0, 0] },
    { clip: whole },
    { clip: whole },
    { clip: whole },
    { clip: whole },
  ],
  color: [
    { clip: uncolored },
    { clip: uncolored },
    { clip: [0, 0, 39.6, 0] },
    { clip: whole },
    { clip: whole },
  ],
  title: [{ x: -178, y: 40 }, {}, {}, {}, {}],
  labels: fade(0, 1, 1, 1, 1),
  here: fade(0, 0, 1, 1, 1),
  add: fade(0, 0, 0, 1, 1),
  shop: [unbuilt, unbuilt, unbuilt, { clip: whole }, { clip: whole }],
  selected: [{ opacity: 0 }, { opacity: 0 }, { y: 338, opacity: 0 }, {}, { opacity: 0 }],
  roundOne: [{ y: 170 }, { y: 170 }, { y: 170 }, { y: 170 }, {}],
  roundTwo: [{ y: 210 }, { y: 210 }, { y: 210 }, { y: 210 }, {}],
} satisfies Record<string, Way>;
