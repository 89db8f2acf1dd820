import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '../../scripts/contrast';

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

test.each(['light', 'dark'] as const)(
  'with more contrast, secondary text has 7:1 in %s',
  (theme) => {
    const more = readFileSync('src/theme/global.css', 'utf8').split('(prefers-contrast: more)')[1];
    for (const [name, backgrounds] of Object.entries({
      'ink-2': ['paper', 'paper-2'],
      'on-night-2': ['night'],
    })) {
      const [, value = ''] = new RegExp(`--${name}: (.*?);`).exec(more ?? '') ?? [];
      const [light = '', dark = light] = value.match(/#\w+/g) ?? [];
      for (const background of backgrounds) {
        const colors = { light, dark }[theme];
        expect(contrast(colors, tokens.get(background)?.[theme] ?? '')).toBeGreaterThanOrEqual(7);
      }
    }
  },
);

test('every color token stands in the table, or is left out for a reason', () => {
  const listed = [...pairs.flatMap(([upper, lower]) => [upper, lower]), ...Object.keys(leftOut)];
  expect([...tokens.keys()].toSorted()).toEqual(
    [...new Set(listed.filter((name) => !name.startsWith('#')))].toSorted(),
  );
});
