import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors } from '../../src/theme/tokens.ts';
import { numberOfFile } from './component-ids.ts';
import { readNames } from './design-names.ts';

const names = await readNames();

test('readNames returns the names of the design tokens', () => {
  expect(names.colors).toEqual(Object.keys(colors));
  expect(names.caseColors).toEqual(['background', 'foreground', 'case-accent']);
  expect(names.fontSizes).toEqual(expect.arrayContaining(['h1', 'h2', 'h3', 'lead']));
  expect(names.fonts).toMatchObject({ Display: 'Bricolage Grotesque', Mono: 'Geist Mono' });
  expect(names.durations).toMatchObject({ hover: 150, enter: 240 });
});

test('readNames returns the site’s files with styled components, and none of desk, prototypes, films, or tests', () => {
  expect(names.files[numberOfFile('src/ui/Lead.tsx')]).toBe('src/ui/Lead.tsx');
  const files = Object.values(names.files);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.filter((file) => /desk|prototypes|films|test/.test(file))).toEqual([]);
});

test('readNames returns the file that draws each part of a scene', () => {
  expect(names.parts.minimart).toMatchObject({
    payroll: 'src/cases/minimart/Stage.tsx',
    gray: 'src/cases/minimart/StageCards.tsx',
  });
});
