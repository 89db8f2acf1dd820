import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { headersFile } from '../../scripts/headers.mjs';
import {
  allPages,
  buildCopy,
  fileFor,
  findBrokenLinks,
  notFoundPage,
  readHtml,
} from '../support/built';
import { dist, routes } from '../support/site-data';

const findAll = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const address = 'https://name.github.io/portfolio';
const base = '/portfolio/';
let folder = '';
beforeAll(async () => {
  folder = await buildCopy('below-a-path', address);
});

const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const below = (pathname: string) => pathname.slice(base.length - 1);

test(`a site built for ${address} has a canonical URL and a share picture of 1200 × 630 px on every route, and no canonical URL on the 404 page`, async () => {
  for (const route of routes) {
    const page = readHtml(route, folder);
    expect(findAll(/<link rel="canonical" href="([^"]+)"/g, page)).toEqual([address + route]);
    expect(findAll(/property="og:url" content="([^"]+)"/g, page)).toEqual([address + route]);
    const [picture = ''] = findAll(/property="og:image" content="([^"]+)"/g, page);
    expect(picture).toMatch(`${address}/share/`);
    const file = fileFor(below(new URL(picture).pathname), folder) ?? '';
    expect(await sharp(file).metadata(), route).toMatchObject({ width: 1200, height: 630 });
  }
  expect(readHtml(notFoundPage, folder)).not.toMatch(/rel="canonical"|og:url/);
});

test(`in a site built for ${address}, every internal link leads to an existing page or file below ${base}`, () => {
  for (const path of allPages) expect(findBrokenLinks(path, folder, base), path).toEqual([]);
});

test(`a site built for ${address} uses that address in robots.txt, the sitemap, the web manifest, and _headers, and has _redirects only if the address has a path`, () => {
  expect(read('robots.txt')).toContain(`Sitemap: ${address}/sitemap.xml`);
  const listed = findAll(/<loc>([^<]+)<\/loc>/g, read('sitemap.xml'));
  expect(listed.toSorted()).toEqual(routes.map((route) => address + route).toSorted());
  const { start_url, icons } = JSON.parse(read('site.webmanifest')) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect(start_url).toBe(base);
  expect(icons.filter(({ src }) => !fileFor(below(src), folder))).toEqual([]);
  expect(read('_headers')).toBe(headersFile(base));
  expect(read('_redirects')).toBe(
    '/ /portfolio/ 302\n/portfolio / 200\n/portfolio/* /:splat 200\n',
  );
  expect(existsSync(`${dist}/_redirects`)).toBe(false);
});
