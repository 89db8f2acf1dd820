import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, withoutScripts } from './sites.mjs';

const page =
  '<head><link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="preload" as="font" href="/a.woff2"></head><p>Words</p><script>1</script><script type="module" src="/assets/a.js"></script>';
const files = {
  'index.html': page,
  'assets/a.js': `export const a = '${'word '.repeat(100)}';`,
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
  mkdirSync(path.join(folder, 'assets'));
  Object.entries(files).forEach(([file, text]) => writeFileSync(path.join(folder, file), text));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('withoutScripts removes only a page’s scripts and their preloads', () => {
  expect(withoutScripts(page)).toBe(
    '<head><link rel="preload" as="font" href="/a.woff2"></head><p>Words</p>',
  );
});

test('the benchmark’s server compresses text for a browser that accepts Brotli', async () => {
  const site = await serve(folder);
  const response = await fetch(`${site}/assets/a.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe(files['assets/a.js']);
  expect(Number(response.headers.get('content-length'))).toBeLessThan(100);
});

test('the benchmark’s server removes scripts from pages if `scriptless` is set', async () => {
  const twin = await serve(folder, { scriptless: true });
  expect(await (await fetch(twin)).text()).not.toContain('<script');
});
