import type { Paces, PartState, PartStates } from '../../motion/stage';

interface Group {
  name: string;
  /** The background while the three groups fill the window, and the color of its label. */
  fill: string;
  label: string;
  links: readonly (readonly [name: string, width: number])[];
}

export const groups: readonly Group[] = [
  {
    name: 'Every day',
    fill: '#f5b82e',
    label: '#1c1815',
    links: [
      ['Home', 84],
      ['My apps', 108],
    ],
  },
  {
    name: 'Grow',
    fill: '#1f6b4a',
    label: '#fffaf0',
    links: [
      ['Marketplace', 146],
      ['Reports', 104],
    ],
  },
  {
    name: 'Account',
    fill: '#0f2a5f',
    label: '#fffaf0',
    links: [
      ['Billing', 92],
      ['Team', 84],
      ['Help', 80],
    ],
  },
];

/** Baselines of the groups' labels in the sidebar. */
export const labelsY = groups.map((_, index) => 124 + 138 * index);
/** Left edges of the groups at the second stop, where they fill the window. */
export const groupsX = groups.map((_, index) => 46 + 239 * index);

export const linkWidth = 160;
export const linkHeight = 42;
/**
 * How much larger links are at the second stop. They are drawn in that size, and scaled down at the
 * other stops.
 */
export const near = 1.3;

interface Link {
  name: string;
  down: PartStates;
  downPace: Paces;
  aside: PartStates;
}

const gap = 5;

/**
 * Scales a link down, around its center, so that its left edge is at `x`. `share` is the visible
 * part of its width.
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
      /** Below the sheet, the links of the other groups have to be at their rows before they leave. */
      downPace: ['first', index === 0 ? 'middle' : 'first', 'whole', 'whole'],
      aside: [
        smaller(left, width / linkWidth),
        { x: (groupsX[index] ?? 0) + 11, clip: [0, 0, 0, 0] },
        aside,
        aside,
        aside,
      ],
    };
  });
