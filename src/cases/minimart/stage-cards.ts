type Look = 'plain' | 'soft' | 'dark';

export interface Card {
  name: string;
  /** The start of the app's text in src/prototypes/minimart, as much as fits. */
  excerpt: string;
  icon: string;
  tile: string;
  look: Look;
  side: 0 | 1;
  slot: 0 | 1 | 2 | 3 | 4;
  /** Spans both columns. */
  spans?: true;
}

export const urgent: Omit<Card, 'look' | 'side' | 'slot'> = {
  name: 'Payroll',
  excerpt: 'Two shifts have no hours.',
  tile: '#b83a1e',
  icon: 'M10 14h24v17h-24zM22 18v9M18 22h8',
};

export const calm: readonly Card[] = [
  {
    name: 'Inventory',
    excerpt: '4 products are low',
    tile: '#17402f',
    icon: 'M11 23h10v10h-10zM23 23h10v10h-10zM17 11h10v10h-10z',
    look: 'soft',
    side: 1,
    slot: 0,
  },
  {
    name: 'Reviews',
    excerpt: '2 reviews to answer',
    tile: '#0f2a5f',
    icon: 'M10 12h24v15h-12l-6 6v-6h-6z',
    look: 'soft',
    side: 1,
    slot: 1,
  },
  {
    name: 'Bookings',
    excerpt: '5 appointments',
    tile: '#0f2a5f',
    icon: 'M11 14h22v19h-22zM11 21h22M17 10v6M27 10v6',
    look: 'plain',
    side: 0,
    slot: 2,
  },
  {
    name: 'Sales report',
    excerpt: '$4,750',
    tile: '#f5b82e',
    icon: 'M14 33v-9M22 33v-20M30 33v-14',
    look: 'dark',
    side: 1,
    slot: 2,
  },
  {
    name: 'Invoices',
    excerpt: '3 open, $1,240',
    tile: '#b83a1e',
    icon: 'M14 10h16v24h-16zM19 18h6M19 25h6',
    look: 'plain',
    side: 0,
    slot: 3,
  },
  {
    name: 'Shipping labels',
    excerpt: '6 packages to print',
    tile: '#0b4f55',
    icon: 'M22 10l11 6v12l-11 6l-11 -6v-12zM11 16l11 6l11 -6M22 22v12',
    look: 'plain',
    side: 1,
    slot: 3,
  },
  {
    name: 'Website',
    excerpt: 'Published',
    tile: '#0f2a5f',
    icon: 'M10 12h24v20h-24zM10 18h24M15 23h6v4h-6zM25 24h4',
    look: 'plain',
    side: 0,
    slot: 4,
    spans: true,
  },
];

/** The cards of the first shelf, except `urgent`. */
export const attention = calm.filter(({ look }) => look === 'soft');
export const others = calm.filter(({ look }) => look !== 'soft');

export const shelves = [
  { name: 'Needs attention', y: 118 },
  { name: 'Pinned', y: 346 },
  { name: 'Other apps', y: 460 },
] as const;
