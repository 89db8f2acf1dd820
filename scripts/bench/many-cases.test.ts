// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { changed, copiesOf, turnHue } from './many-cases.mjs';

describe('the copied cases', () => {
  test('are as many as are missing, each real one in turn, none called as another', () => {
    const real = ['a', 'b', 'c'];
    const copies = copiesOf(real, 8);
    expect(copies.map(({ slug }) => slug)).toEqual(['a-2', 'b-2', 'c-2', 'a-3', 'b-3']);
    expect(copies.map(({ like }) => like)).toEqual(['a', 'b', 'c', 'a', 'b']);
  });

  test('are none where the real ones are enough', () => {
    expect(copiesOf(['a', 'b', 'c'], 3)).toEqual([]);
  });
});

describe('a colour of the same kind', () => {
  test('is found around the wheel', () => {
    expect(turnHue('#ff0000', 120)).toBe('#00ff00');
    expect(turnHue('#ff0000', 240)).toBe('#0000ff');
    expect(turnHue('#ff0000', 420)).toBe('#ffff00');
  });

  test('is the same after a whole turn', () => {
    for (const colour of ['#0b4f55', '#f5b82e', '#b83a1e'])
      expect(turnHue(colour, 360)).toBe(colour);
  });

  test('is itself where it is grey', () => {
    expect(turnHue('#808080', 90)).toBe('#808080');
  });
});

test('a place that is changed has to be there, and only once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'many-cases-'));
  const file = path.join(folder, 'tile.ts');
  writeFileSync(file, 'one two two');
  try {
    expect(changed(file, 'one', 'three')).toBe('three two two');
    expect(() => changed(file, 'two', 'three')).toThrow(/“two” in .*tile\.ts, which is there 2/);
    expect(() => changed(file, 'four', 'three')).toThrow(/which is there 0 times/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
