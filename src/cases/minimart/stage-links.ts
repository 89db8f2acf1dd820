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

/** In the groups all links are equally wide. */
export const linkWidth = 160;
export const linkHeight = 42;

interface Link {
  name: string;
  /** Its left edge and width in the original's row. */
  left: number;
  width: number;
  /** Its top edge in its group. */
  y: number;
}

const gap = 5;

export const links: readonly Link[] = groups
  .flatMap((group, index) =>
    group.links.map(([name, width], row) => ({ name, width, y: 136 + 138 * index + 46 * row })),
  )
  .map((link, index, all) => ({
    ...link,
    left: all.slice(0, index).reduce((left, { width }) => left + width + gap, 36),
  }));
