import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from './support/site';

/** A copy of the site, built for the root of a domain of its own. */
const address = 'https://portfolio.example';
const folder = 'node_modules/.cache/dist-own-domain';

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  test.setTimeout(180_000);
  const args = ['vite', 'build', '--mode', 'own-domain', '--outDir', folder, '--logLevel', 'warn'];
  execFileSync('npx', args, { env: { ...process.env, SITE_ADDRESS: address }, stdio: 'inherit' });
});

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const pageOf = (route: string) => read(route === '/' ? 'index.html' : `${route}.html`);

/** All that a pattern's group finds. */
const found = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

/** The file that a host sends for a path. */
const fileFor = (pathname: string) =>
  [pathname, `${pathname}.html`, `${pathname}index.html`, `${pathname}/index.html`].find(
    (file) => /\.\w+$/.test(file) && existsSync(path.join(folder, file)),
  );

test('every page and its share picture are named by their whole addresses', () => {
  for (const route of routes) {
    const page = pageOf(route);
    expect(found(/<link rel="canonical" href="([^"]+)"/g, page)).toEqual([address + route]);
    expect(found(/property="og:url" content="([^"]+)"/g, page)).toEqual([address + route]);
    const [picture = ''] = found(/property="og:image" content="([^"]+)"/g, page);
    expect(picture).toMatch(`${address}/share/`);
    expect(fileFor(new URL(picture).pathname), picture).toBeDefined();
  }
});

test('every page leads only to what is there, and so does the not-found page', () => {
  for (const page of [...routes.map(pageOf), read('404.html')]) {
    const named = found(/ (?:href|src)="(\/[^"#?]*)/g, page);
    expect(named).toContain('/work');
    expect(named.filter((pathname) => !fileFor(pathname))).toEqual([]);
  }
});

test('the not-found page names no address of its own', () => {
  expect(read('404.html')).not.toMatch(/rel="canonical"|og:url/);
});

test('robots, sitemap and manifest say where the site lives', () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${address}/sitemap.xml`);
  expect(found(/<loc>([^<]+)<\/loc>/g, read('sitemap.xml')).toSorted()).toEqual(
    routes.map((route) => address + route).toSorted(),
  );
  const manifest = JSON.parse(read('site.webmanifest')) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest.start_url).toBe('/');
  expect(manifest.icons.filter(({ src }) => !fileFor(src))).toEqual([]);
});

test('hosts get the headers, and nothing to redirect', () => {
  expect(read('_headers')).toContain('\n/assets/*\n  Cache-Control: ');
  expect(existsSync(path.join(folder, '_redirects'))).toBe(false);
});
