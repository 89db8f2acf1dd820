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

export const groupsX = groups.map((_, index) => 46 + 239 * index);
export const groupsY = 104;
export const groupWidth = 230;

export const linkWidth = 160;
export const linkHeight = 42;
const linkPitch = 46;
/** Links are drawn larger by this factor for the second stop, and scaled down at the others. */
export const near = 1.3;
/** How far links are from their group's top, and how far they are from its other edges. */
const firstLink = 56;
const inset = 11;

export const groupHeights = groups.map(
  ({ links: { length } }) => firstLink + near * ((length - 1) * linkPitch + linkHeight) + inset,
);

/** The top of the first link in the sidebar, and how far each group is below the one above. */
export const firstInSidebar = 136;
const sidebarPitch = 146;
export const sidebarX = 42;

/**
 * From the second to the third stop, `groupAside` shrinks the groups and gathers them at the left,
 * and `groupDown` then deals them out in the sidebar, so that they never cover the sheet.
 */
export function groupAside(index: number): PartStates {
  const middle = groupWidth / 2;
  const x = sidebarX + (middle - inset) / near - middle - (groupsX[index] ?? 0);
  const left: PartState = { x, scale: 1 / near };
  return [{}, {}, left, left, left];
}
export function groupDown(index: number): PartStates {
  const middle = (groupHeights[index] ?? 0) / 2;
  const y = firstInSidebar + sidebarPitch * index + (middle - firstLink) / near - middle - groupsY;
  return [{}, {}, { y }, { y }, { y }];
}

interface Link {
  name: string;
  group: number;
  down: PartStates;
  aside: PartStates;
}

const gap = 4;

/**
 * Scales a link down around its center, and puts its left edge at `x`. `share`, from 0 to 1, is the
 * visible part of the link's width.
 */
const smaller = (x: number, share: number): PartState => ({
  x: x - ((near - 1) * linkWidth) / 2,
  scale: 1 / near,
  clip: [0, 100 * (1 - share), 0, 0],
});
const lift = ((near - 1) * linkHeight) / 2;

export const links: readonly Link[] = groups
  .flatMap(({ links: own }, group) =>
    own.map(([name, width], row) => ({ name, width, group, row })),
  )
  .map(({ name, width, group, row }, place, all) => {
    const left = all.slice(0, place).reduce((sum, link) => sum + link.width + gap, 36);
    const below = { y: groupsY + firstLink + near * linkPitch * row };
    const inGroup: PartState = { x: (groupsX[group] ?? 0) + inset, clip: [0, 0, 0, 0] };
    return {
      name,
      group,
      down: [{ y: 126 - lift }, below, below, below, below],
      aside: [smaller(left, width / linkWidth), inGroup, inGroup, inGroup, inGroup],
    };
  });
