import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesIn, hashFiles } from '../files.mjs';
import { against, median, medians, percentile, table, tableOf } from './figures.mjs';

test('median sorts the values, and returns the middle one if their number is odd', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('percentile and median interpolate between neighboring values', () => {
  expect(median([1, 2, 3, 10])).toBe(2.5);
  expect(percentile([0, 10], 0.95)).toBe(9.5);
});

test('median ignores missing values, and returns undefined if there are no values', () => {
  expect(median([undefined, 4, NaN])).toBe(4);
  expect(median([])).toBeUndefined();
});

test('medians returns each figure’s median over several runs, and merges the lists of all runs without duplicates', () => {
  expect(medians([{ a: 1, b: 5 }, { a: 3 }, { a: 2, b: 7 }])).toEqual({ a: 2, b: 6 });
  expect(medians([{ lost: ['a'] }, { lost: [] }, { lost: ['a'] }])).toEqual({ lost: ['a'] });
});

test('a column of tableOf() may have a limit that depends on the page', () => {
  const rows = ['narrow', 'wide'].map((name) => ({ name, page: { name, p95: 30 } }));
  const limit = ({ name }: { name: string }) => (name === 'wide' ? 34 : 20);
  const [, , narrow, wide] = tableOf(rows, 'page', [['p95 ms', 'p95', 0, limit]]).split('\n');
  expect(narrow).toContain('30 ✗');
  expect(wide).not.toContain('✗');
});

test('against() marks a figure with ✗ only if its rounded value exceeds the limit', () => {
  expect(against(35, 34)).toBe('35 ✗');
  expect(against(34, 34)).toBe('34');
  expect(against(0.0001, 0, 3)).toBe('0.000');
  expect(against(0.0006, 0, 3)).toBe('0.001 ✗');
  expect(against(undefined, 34)).toBe('—');
});

test('table() aligns its columns, and shows a dash for a missing value', () => {
  expect(
    table(
      ['page', 'ms'],
      [
        ['/', 5],
        ['/about', undefined],
      ],
    ),
  ).toBe(
    ['| page   |  ms |', '| ------ | --: |', '| /      |   5 |', '| /about |   — |'].join('\n'),
  );
});

describe('hashFiles', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const hashOf = (built: string) => hashFiles(built, filesIn(built));

  test('the hash of a build depends on the names and the contents of its files', () => {
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'assets/a.js'), '1');
    const first = hashOf(folder);
    expect(hashOf(folder)).toBe(first);
    writeFileSync(path.join(folder, 'assets/a.js'), '2');
    expect(hashOf(folder)).not.toBe(first);
    writeFileSync(path.join(folder, 'assets/a.js'), '1');
    renameSync(path.join(folder, 'assets/a.js'), path.join(folder, 'assets/b.js'));
    expect(hashOf(folder)).not.toBe(first);
  });
});
