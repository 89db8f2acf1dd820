import type { PartState, PartStates } from '../../motion/stage';

interface Group {
  name: string;
  fill: string;
  labelColor: string;
  links: readonly (readonly [name: string, width: number])[];
}

export const groups: readonly Group[] = [
  {
    name: 'Every day',
    fill: '#f5b82e',
    labelColor: '#1c1815',
    links: [
      ['Home', 86],
      ['My apps', 112],
    ],
  },
  {
    name: 'Grow',
    fill: '#1f6b4a',
    labelColor: '#fffaf0',
    links: [
      ['Marketplace', 159],
      ['Reports', 107],
    ],
  },
  {
    name: 'Account',
    fill: '#0f2a5f',
    labelColor: '#fffaf0',
    links: [
      ['Billing', 88],
      ['Team', 81],
      ['Help', 70],
    ],
  },
];

export const labelsY = groups.map((_, index) => 124 + 138 * index);
export const groupsX = groups.map((_, index) => 46 + 239 * index);

export const linkWidth = 160;
export const linkHeight = 42;
/** Links are drawn larger by this factor for the second stop, and scaled down at the others. */
export const near = 1.3;

interface Link {
  name: string;
  down: PartStates;
  aside: PartStates;
}

const gap = 4;

/**
 * Scales a link down around its center, and puts its left edge at `x`. `share`, from 0 to 1, is the
 * visible part of the link's width.
 */
const smaller = (x: number, share = 1): PartState => ({
  x: x - ((near - 1) * linkWidth) / 2,
  scale: 1 / near,
  clip: [0, 100 * (1 - share), 0, 0],
});
const lift = ((near - 1) * linkHeight) / 2;

export const links: readonly Link[] = groups
  .flatMap((group, index) => group.links.map(([name, width], row) => ({ name, width, index, row })))
  .map(({ name, width, index, row }, place, all) => {
    const left = all.slice(0, place).reduce((sum, link) => sum + link.width + gap, 36);
    const inSidebar = { y: 136 + 138 * index + 46 * row - lift };
    const aside = smaller(42);
    return {
      name,
      down: [{ y: 126 - lift }, { y: 160 + 64 * row }, inSidebar, inSidebar, inSidebar],
      aside: [
        smaller(left, width / linkWidth),
        { x: (groupsX[index] ?? 0) + 11, clip: [0, 0, 0, 0] },
        aside,
        aside,
        aside,
      ],
    };
  });
