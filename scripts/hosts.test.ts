import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { headers } from './headers.mjs';
import { requireNode } from './setup.mjs';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test.each(['.github/workflows/pages.yml', 'netlify.toml', 'README.md', 'docs/hosting.md'])(
  '%s names only npm scripts that exist',
  (file) => {
    const named = [...read(file).matchAll(/\bnpm run (?:--?\w+ )*([\w-]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(named).toContain('publish-check');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  },
);

test('.node-version names a supported Node version, and CI uses the same version', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const version = read('.node-version').trim();
  // `version` is only a major version. Hosts use its newest release, here `.99.0`.
  requireNode(`${version}.99.0`);
  expect(exit).not.toHaveBeenCalled();
  expect(read('.github/workflows/pages.yml')).toContain(`container: node:${version}-`);
});

test('headers.mjs sets frame-ancestors and nosniff, which a page cannot set for itself', () => {
  expect(headers).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
  });
});
