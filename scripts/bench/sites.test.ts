import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, withoutScripts } from './sites.mjs';

const page =
  '<head><link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="preload" as="font" href="/a.woff2"></head><p>Words</p><script>1</script><script type="module" src="/assets/a.js"></script>';
const files = {
  'index.html': page,
  'about.html': '<p>About</p>',
  '404.html': '<p>Nothing</p>',
  'assets/a.js': `export const a = '${'word '.repeat(100)}';`,
  'assets/film.webm': '0123456789',
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

describe('serve', () => {
  let site = '';
  beforeAll(async () => {
    site = await serve(folder);
  });
  const get = (address: string, init?: RequestInit) => fetch(site + address, init);

  test('the benchmark’s server compresses text for a browser that accepts Brotli', async () => {
    const response = await get('/assets/a.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(files['assets/a.js']);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(100);
  });

  test('the benchmark’s server sends about.html for /about, and 404.html for unknown paths', async () => {
    expect(await (await get('/about')).text()).toContain('About');
    const unknown = await get('/nowhere');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('Nothing');
  });

  test('the benchmark’s server sends the requested range of a film', async () => {
    const response = await get('/assets/film.webm', { headers: { Range: 'bytes=2-4' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(await response.text()).toBe('234');
  });

  test('the benchmark’s server removes scripts from pages if `scriptless` is set', async () => {
    const twin = await serve(folder, { scriptless: true });
    expect(await (await fetch(twin)).text()).not.toContain('<script');
  });
});
