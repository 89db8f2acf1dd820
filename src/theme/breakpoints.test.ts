import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as breakpoints from './breakpoints';

test('the stylesheets in src/theme and src/story use only widths that are in breakpoints.ts', () => {
  const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(theme|story).*\.css$/.test(file),
  );
  const conditions = stylesheets.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/\([^()]*\bwidth [<>][^()]*\)/g)].map(
      ([condition]) => ({ file, condition }),
    ),
  );
  const known: readonly string[] = Object.values(breakpoints);
  expect(conditions.length).toBeGreaterThan(0);
  expect(conditions.filter(({ condition }) => !known.includes(condition))).toEqual([]);
});
