import type { Five, PartState } from '../../motion/stage';

type Way = Five<PartState>;

/** A gray card, and how far the colored one extends beyond it, so that no gray shows. */
export const full = { width: 256, height: 216 };
export const beyond = 3;
/** The heights of a card in the redesign and of the one that needs attention. */
export const low = 90;
export const tall = 190;

/** Left edges of four equal columns, of the same beside the links, and of two columns. */
const four = [50, 229, 408, 587] as const;
const squeezed = [228, 363, 499, 634] as const;
const two = [228, 500] as const;

const rowsBefore = [194, 424] as const;
const rowsBeside = [158, 390] as const;
const rowsFolded = [158, 256, 354, 496] as const;
const heightsFolded = [low, low, 132, 132] as const;
/** Two slots of what needs attention, the pinned ones, all others, and what is out of sight below. */
const slots = [166, 266, 398, 530, 640] as const;

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

type Look = 'plain' | 'soft' | 'dark' | 'urgent' | 'below';

export interface Card {
  name: string;
  /** As much of what the redesign says about the app as fits. */
  told: string;
  icon: string;
  tile: string;
  look: Look;
  place: { x: number; y: number };
  at: Way;
  colorAt: Way;
}

type Column = 0 | 1 | 2 | 3;
type Drawing = Pick<Card, 'name' | 'told' | 'icon' | 'tile' | 'look'>;

/** Moves a card from its column and row in the original to its slot in the redesign. */
function card(
  column: Column,
  row: 0 | 1,
  [side, slot]: readonly [0 | 1, Column | 4],
  drawing: Drawing,
): Card {
  const folded = (column < 2 ? row : row + 2) as Column;
  const place = { x: two[side], y: slots[slot] };
  const to = (x: number, y: number): PartState => ({ x: x - place.x, y: y - place.y });
  const urgent = drawing.look === 'urgent';
  const end = cut(full.width + beyond, (urgent ? tall : low) + 1);
  const last: PartState = { clip: end, opacity: drawing.look === 'below' ? 0 : 1 };
  /** The color has come this far down at the third stop. */
  const partly = [0, 0, urgent ? 74 : 46, 0] as const;
  return {
    ...drawing,
    place,
    at: [
      { ...to(four[column], rowsBefore[row]), clip: cut(163, full.height) },
      { ...to(squeezed[column], rowsBeside[row]), clip: cut(122, full.height) },
      {
        ...to(two[column % 2 === 0 ? 0 : 1], rowsFolded[folded]),
        clip: cut(full.width, heightsFolded[folded]),
      },
      urgent ? { ...last, y: 3, scale: 1.05 } : last,
      last,
    ],
    colorAt: [
      { clip: uncolored },
      { clip: uncolored },
      { clip: ([whole, whole, partly, uncolored] as const)[folded] },
      { clip: whole },
      { clip: whole },
    ],
  };
}

/** From back to front: what stays, what crosses to the other side, and what rises. */
export const cards: readonly Card[] = [
  // Out of sight before the color reaches it.
  card(3, 1, [1, 4], { name: 'Website', told: 'Published', tile: '', icon: '', look: 'below' }),
  card(1, 0, [1, 0], {
    name: 'Inventory',
    told: '4 products run out',
    tile: '#17402f',
    icon: 'M11 23h10v10h-10zM23 23h10v10h-10zM17 11h10v10h-10z',
    look: 'soft',
  }),
  card(1, 1, [1, 2], {
    name: 'Sales report',
    told: '$4,750',
    tile: '#f5b82e',
    icon: 'M14 33v-9M22 33v-20M30 33v-14',
    look: 'dark',
  }),
  card(0, 0, [0, 2], {
    name: 'Bookings',
    told: '5 appointments',
    tile: '#0f2a5f',
    icon: 'M11 14h22v19h-22zM11 21h22M17 10v6M27 10v6',
    look: 'plain',
  }),
  card(2, 0, [0, 3], {
    name: 'Invoices',
    told: '3 open, $1,240',
    tile: '#b83a1e',
    icon: 'M14 10h16v24h-16zM19 18h6M19 25h6',
    look: 'plain',
  }),
  card(2, 1, [1, 3], {
    name: 'Shipping labels',
    told: '6 packages to print',
    tile: '#0b4f55',
    icon: 'M22 10l11 6v12l-11 6l-11 -6v-12zM11 16l11 6l11 -6M22 22v12',
    look: 'plain',
  }),
  card(0, 1, [1, 1], {
    name: 'Reviews',
    told: '2 reviews wait',
    tile: '#0f2a5f',
    icon: 'M10 12h24v15h-12l-6 6v-6h-6z',
    look: 'soft',
  }),
  card(3, 0, [0, 0], {
    name: 'Payroll',
    told: 'Two shifts have no hours.',
    tile: '#b83a1e',
    icon: 'M10 14h24v17h-24zM22 18v9M18 22h8',
    look: 'urgent',
  }),
];

/** The shelves of the redesign, above their cards. */
export const shelves = [
  { name: 'Needs attention', y: 148 },
  { name: 'Pinned', y: 390 },
  { name: 'All other apps', y: 520 },
] as const;

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

const inTheRow = groups.flatMap(({ links }) => links.map(([name]): string => name));

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
  title: [{ x: -178, y: 40 }, {}, { opacity: 0 }, { opacity: 0 }, { opacity: 0 }],
  labels: fade(0, 1, 1, 1, 1),
  here: fade(0, 0, 1, 1, 1),
  headline: fade(0, 0, 1, 1, 1),
  shelves: fade(0, 0, 0, 1, 1),
  welcome: fade(1, 1, 0, 0, 0),
  store: [unbuilt, unbuilt, unbuilt, { clip: whole }, { clip: whole }],
  selected: [{ opacity: 0 }, { opacity: 0 }, { x: 272, y: 188, opacity: 0 }, {}, { opacity: 0 }],
  roundOne: [{ y: 170 }, { y: 170 }, { y: 170 }, { y: 170 }, {}],
  roundTwo: [{ y: 210 }, { y: 210 }, { y: 210 }, { y: 210 }, {}],
} satisfies Record<string, Way>;
