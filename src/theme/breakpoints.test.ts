import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as breakpoints from './breakpoints';

test('stylesheets, which cannot import breakpoints, repeat them exactly', () => {
  const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(theme|story).*\.css$/.test(file),
  );
  const repeated = stylesheets.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/\([^()]*\bwidth [<>][^()]*\)/g)].map(
      ([found]) => found,
    ),
  );
  expect(repeated.length).toBeGreaterThan(0);
  expect(Object.values(breakpoints)).toEqual(expect.arrayContaining(repeated));
});
