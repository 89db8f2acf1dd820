import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

test('stylesheets of stories do not redefine the sizes of the theme', () => {
  const sizes = Array.from(
    read('src/theme/global.css').matchAll(/^ {2}(--[\w-]+): (?:[\d.]+\w+|(?:min|clamp)\(.+\));$/gm),
    ([, name]) => name,
  );
  expect(sizes).toContain('--tag');
  const files = readdirSync('src/story', { recursive: true, encoding: 'utf8' });
  const set = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...read(`src/story/${file}`).matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
    );
  expect(set.length).toBeGreaterThan(0);
  expect(set.filter((name) => sizes.includes(name))).toEqual([]);
});
