// The costs of a first visit: bytes on a CDN, dollars, and CO₂ by the Sustainable Web Design model.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { co2 } from '@tgwf/co2';
import { shown, table } from './figures.mjs';
import { weighPages } from '../check/page-bytes.mjs';
import { root } from '../setup.mjs';

export const file = 'docs/hosting.md';

const model = { model: 'swd', version: 4 };
const visitsADay = 1_000_000;

/** Amazon CloudFront's list prices in dollars, North America, lowest volume: docs/hosting.md names the source. */
const prices = { gigabyte: 0.085, millionRequests: 1 };

/** Home pages as experiments.md has them, measured in a browser. */
const peers = [
  { name: 'samuelkraft', bytes: 411_800, requests: 34 },
  { name: 'HamishMW', bytes: 506_100, requests: 44 },
];

export function count(folder) {
  const report = path.join(root, 'node_modules/.cache/prerender-production/report.json');
  const pages = weighPages(folder, JSON.parse(readFileSync(report, 'utf8')));
  const home = pages.find(({ route }) => route === '/');
  if (!home) throw new Error('The build has no home page.');
  const { firstView, files } = home;
  const { html, script, fonts, pictures } = files;
  const requests = html.length + script.size + fonts.size + pictures.size;
  const sites = [{ name: 'this one', bytes: firstView, requests }, ...peers];
  return table(
    ['home page', 'kB', 'requests', '$ a day', 'g CO₂ a visit'],
    sites.map((site) => [site.name, ...costOf(site)]),
  );
}

/** Every figure follows from the bytes and requests of one visit. */
export function costOf({ bytes, requests }) {
  const gigabytes = (bytes * visitsADay) / 1e9;
  const millions = (requests * visitsADay) / 1e6;
  const dollars = gigabytes * prices.gigabyte + millions * prices.millionRequests;
  const grams = new co2(model).perByte(bytes, false);
  return [shown(bytes / 1000, 1), requests, shown(dollars, 2), shown(grams, 4)];
}
