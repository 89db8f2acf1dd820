import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Comparison, comparisonWith } from './against.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'against-'));
  mkdirSync(path.join(root, 'scripts/check'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

/** Stands in for the comparison itself, which takes minutes. */
const compareBy = (script: string) =>
  writeFileSync(path.join(root, 'scripts/check/compare.mjs'), script);

test('reports each screenshot that differs from the other revision, with a picture', async () => {
  const picture = path.join(root, 'about.png');
  writeFileSync(picture, 'before and after');
  const looks = [
    { page: '/about', size: 'desktop', theme: 'light', differing: 0.25, picture },
    { page: '/', size: 'phone', theme: 'dark', differing: 0 },
  ];
  const lines = [{ total: looks.length }, ...looks].map((line) => JSON.stringify(line));
  compareBy(`
    if (process.argv[2] !== 'v1' || process.argv[3] !== '--json') throw new Error('asked otherwise');
    console.log(${JSON.stringify(['vite builds …', ...lines].join('\n'))});
  `);
  const comparison = new Comparison(root, 'v1');
  expect(comparison.state()).toMatchObject({ revision: 'v1', phase: 'waiting', cells: [] });
  expect(comparison.start().phase).toBe('building');
  await vi.waitFor(() => expect(comparison.state().phase).toBe('done'), 20_000);
  expect(comparison.state()).toMatchObject({ done: 2, total: 2 });
  expect(comparison.state().cells.map(({ page, differing }) => [page, differing])).toEqual([
    ['/about', 0.25],
    ['/', 0],
  ]);
  expect(String(comparison.picture('/about', 'desktop', 'light'))).toBe('before and after');
  expect(() => comparison.picture('/', 'phone', 'dark')).toThrow('Nothing is known to differ');
});

test('reports why a comparison failed', async () => {
  compareBy("console.error('There is no revision v0'); process.exitCode = 1;");
  const comparison = new Comparison(root, 'v0');
  comparison.start();
  await vi.waitFor(() => expect(comparison.state().phase).toBe('failed'), 20_000);
  expect(comparison.state().error).toBe('There is no revision v0');
});

test('keeps a comparison when Vite restarts, and starts another for another revision', async () => {
  compareBy(`console.log('{ "total": 1 }\\n{ "page": "/", "differing": 0.5 }')`);
  comparisonWith(root, 'v1').start();
  vi.resetModules();
  const anew = await import('./against.ts');
  expect(anew.comparisonWith(root, 'v1').state().phase).not.toBe('waiting');
  await vi.waitFor(
    () => expect(anew.comparisonWith(root, 'v1').state().phase).toBe('done'),
    20_000,
  );
  expect(anew.comparisonWith(root, 'v2').state().phase).toBe('waiting');
});
