import type { PartState, PartStates } from '../../motion/stage';

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

export const linkWidth = 160;
export const linkHeight = 42;

interface Link {
  name: string;
  down: PartStates;
  aside: PartStates;
}

const gap = 5;

export const links: readonly Link[] = groups
  .flatMap((group, index) =>
    group.links.map(([name, width], row) => ({ name, width, y: 136 + 138 * index + 46 * row })),
  )
  .map(({ name, width, y }, index, all) => {
    const left = all.slice(0, index).reduce((sum, link) => sum + link.width + gap, 36);
    const inRow: PartState = { x: left, clip: [0, 100 * (1 - width / linkWidth), 0, 0] };
    const inGroup: PartState = { x: 42, clip: [0, 0, 0, 0] };
    return {
      name,
      down: [{ y: 92 }, { y }, { y }, { y }, { y }],
      aside: [inRow, inGroup, inGroup, inGroup, inGroup],
    };
  });
