import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { headers } from './headers.mjs';
import { requireNode } from './setup.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test.each(['.github/workflows/pages.yml', 'netlify.toml', 'README.md', 'docs/hosting.md'])(
  '%s names only commands that exist',
  (file) => {
    const named = [...read(file).matchAll(/\bnpm run (?:--?\w+ )*([\w-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(named).toContain('publish-check');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  },
);

test('hosts build with a supported Node, and the tests run with the same one', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const version = read('.node-version').trim();
  // The newest of a release line.
  requireNode(`${version}.99.0`);
  expect(exit).not.toHaveBeenCalled();
  expect(read('.github/workflows/pages.yml')).toContain(`container: node:${version}-`);
});

test('sends the headers that a page cannot set for itself', () => {
  expect(headers).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
  });
});
