import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Tile } from '../content/types';

const text = 4.5;
/** Large text, and shapes that say something. */
const shape = 3;

/** Every pair of the site's own colors that meets in the design: upper, lower, needed, where. */
const pairs = [
  ['ink', 'paper', text, 'words, headings, rules and quiet buttons on the page'],
  ['ink-2', 'paper', text, 'leads, labels, captions and the rail’s links'],
  ['ink', 'paper-2', text, 'chips, panels of results and rounds, the way from the last story'],
  ['ink-2', 'paper-2', text, 'words and labels on those panels'],
  ['paper', 'ink', text, 'primary buttons and the skip link'],
  ['paper', 'accent', text, 'selected words'],
  ['accent', 'paper', shape, 'the frame, focus, bullets, the current link’s line'],
  ['accent', 'paper-2', shape, 'focus and bullets on panels'],
  ['on-night', 'night', text, 'the logo strip, the menu and the footer'],
  ['on-night-2', 'night', text, 'the footer’s labels and the menu’s numbers'],
  ['night-accent', 'night', shape, 'the frame in the menu, focus in the footer'],
  ['night', 'night-accent', text, 'selected words in the menu'],
  ['#1c1815', 'on-night', text, 'the chosen theme in the footer'],
] as const;

/**
 * The same for the colors of each case, which do not change with the theme. Two ornaments are left
 * out: the upper half of the frame around the header's picture stands on the case's ground, and the
 * dots of test rounds stand in that color on a panel. Words beside them say the same.
 */
const casePairs = [
  [
    'foreground',
    'ground',
    text,
    'the case’s header, its navigation, the way to it from the story before',
  ],
  ['ground', 'foreground', text, 'the Contact button above the case’s header'],
  ['accent', 'ground', shape, 'the current link’s line above the header'],
] as const;

/** Tokens that need no contrast, and why. */
const leftOut: Record<string, string> = {
  line: 'translucent hairlines divide what also stands apart; they say nothing',
  'night-line': 'the same in the dark; the theme switch is told by its words and its filled choice',
};

const style = document.createElement('style');
style.append(readFileSync('src/theme/global.css', 'utf8'));
document.head.append(style);
const rules = [...(style.sheet?.cssRules ?? [])];
const root = rules.find(
  (rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText === ':root',
);

/** The tokens that are colors, each as it is in light and in dark. */
const tokens = new Map(
  [...(root?.style ?? [])].flatMap((name) => {
    const value = root?.style.getPropertyValue(name) ?? '';
    const [light = '', dark = light] = value.match(/#\w+|rgb\(.*?\)/g) ?? [];
    return name.startsWith('--') && light ? [[name.slice(2), { light, dark }]] : [];
  }),
);

const cases = Object.values(
  import.meta.glob<Tile>('../cases/*/tile.ts', { eager: true, import: 'tile' }),
);

function luminance(color: string): number {
  const [, ...hex] = /^#(\w\w)(\w\w)(\w\w)$/.exec(color) ?? [];
  if (hex.length !== 3) throw new Error(`${color} is not a color such as #1c1815`);
  const [red = 0, green = 0, blue = 0] = hex
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('contrast is measured as the guidelines do', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

for (const theme of ['light', 'dark'] as const) {
  test.each(pairs)(`in ${theme}, %s on %s reaches %s: %s`, (upper, lower, needed) => {
    const colorOf = (name: string) => tokens.get(name)?.[theme] ?? name;
    expect(contrast(colorOf(upper), colorOf(lower))).toBeGreaterThanOrEqual(needed);
  });
}

test('every color token stands in the table, or is left out for a reason', () => {
  const listed = [...pairs.flatMap(([upper, lower]) => [upper, lower]), ...Object.keys(leftOut)];
  expect([...tokens.keys()].toSorted()).toEqual(
    [...new Set(listed.filter((name) => !name.startsWith('#')))].toSorted(),
  );
});

test.each(cases)('$name can be read on its own ground', ({ colors }) => {
  for (const [upper, lower, needed, where] of casePairs) {
    expect(contrast(colors[upper], colors[lower]), where).toBeGreaterThanOrEqual(needed);
  }
});
