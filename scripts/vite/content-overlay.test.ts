// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { problemsIn } from './content-overlay.ts';

test.each([
  [
    'Note: a.svg is large\na.ts:1: no title\nb.ts:2: no lead\n',
    'a.ts:1: no title\nb.ts:2: no lead',
  ],
  ['Note: a.svg is large\n', ''],
])('of %j the page shows %j', async (said, shown) => {
  const root = mkdtempSync(path.join(tmpdir(), 'overlay-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'scripts/check'), { recursive: true });
  const command = `process.stderr.write(${JSON.stringify(said)});`;
  writeFileSync(path.join(root, 'scripts/check/content.mjs'), command);
  expect(await problemsIn(root)).toBe(shown);
});
