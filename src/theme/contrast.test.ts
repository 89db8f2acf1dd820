import { expect, test } from 'vitest';
import { contrast } from '../../scripts/contrast';
import { colors, moreContrast, type Color } from './tokens';

const text = 4.5;
/** The minimum contrast for large text and meaningful shapes. */
const shape = 3;

const pairs = [
  ['ink', 'paper', text, 'text, headings, rules, and quiet buttons on the page'],
  ['ink-2', 'paper', text, 'leads, labels, captions, and the rail’s links'],
  ['ink', 'paper-2', text, 'chips, result and round panels, and the last story’s ending'],
  ['ink-2', 'paper-2', text, 'text and labels on panels'],
  ['paper', 'ink', text, 'primary buttons and the skip link'],
  ['paper', 'accent', text, 'selected text'],
  ['accent', 'paper', shape, 'frames, focus rings, bullets, and the current link’s line'],
  ['accent', 'paper-2', shape, 'focus rings and bullets on panels'],
  ['on-night', 'night', text, 'the logo strip, the menu, and the footer'],
  ['on-night-2', 'night', text, 'the footer’s labels and the menu’s numbers'],
  ['night-accent', 'night', shape, 'the frame in the menu, and focus rings in the footer'],
  ['night', 'night-accent', text, 'selected text in the menu'],
  ['night', 'on-night', text, 'the chosen theme in the footer'],
] as const;

const leftOut: Record<string, string> = {
  line: 'decorative: translucent hairlines between parts that are also spaced apart',
  'night-line': 'the same on dark; the theme switch has labels and a filled choice',
};

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

function colorOf(name: string, theme: Theme, tokens: Record<string, Color> = colors): string {
  const color = tokens[name] ?? name;
  return typeof color === 'string' ? color : color[theme];
}

test('measures contrast by WCAG’s formula', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

for (const theme of themes) {
  test.each(pairs)(
    `in the ${theme} theme, the color “%s” on “%s” has a contrast of at least %s:1, for %s`,
    (upper, lower, needed) => {
      const measured = contrast(colorOf(upper, theme), colorOf(lower, theme));
      expect(measured).toBeGreaterThanOrEqual(needed);
    },
  );
}

test.each(themes)(
  'with prefers-contrast: more, secondary text has a contrast of at least 7:1 in the %s theme',
  (theme) => {
    for (const [upper, lower] of [
      ['ink-2', 'paper'],
      ['ink-2', 'paper-2'],
      ['on-night-2', 'night'],
    ] as const) {
      const measured = contrast(colorOf(upper, theme, moreContrast), colorOf(lower, theme));
      expect(measured).toBeGreaterThanOrEqual(7);
    }
  },
);

test('every color is in a tested pair, or is listed with a reason why not', () => {
  const listed = [...pairs.flatMap(([upper, lower]) => [upper, lower]), ...Object.keys(leftOut)];
  expect(Object.keys(colors).toSorted()).toEqual([...new Set(listed)].toSorted());
});
