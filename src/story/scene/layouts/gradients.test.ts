import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** WebKitGTK blurs a gradient of many color stops, such as one that repeats across a page. */
test('repeating gradients are used only in backgrounds of a fixed size', () => {
  const folder = 'src/story/scene/layouts';
  const stylesheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const repeated = stylesheets.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/repeating-[^;]*;/g)].flatMap(
      ([background]) => background.split('repeating-').slice(1),
    ),
  );
  expect(repeated.length).toBeGreaterThan(0);
  const isFixed = /^[a-z-]+\((?:[^()]|\([^()]*\))*\)[^,;]*\/ [\d.]+rem [\d.]+rem/;
  expect(repeated.filter((gradient) => !isFixed.test(gradient))).toEqual([]);
});
