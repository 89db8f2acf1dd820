import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { phone, settled, withBrowser, withPage } from '../bench/browser.mjs';
import { shown, table } from '../bench/figures.mjs';
import { buildOf, builtSite, routesIn, serve } from '../bench/sites.mjs';
import { readOptions, stop } from '../setup.mjs';

const sizes = { phone, desktop: { width: 1440, height: 900 } };
const schemes = /** @type {const} */ (['light', 'dark']);
const still = /** @type {const} */ ({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
const channelTolerance = 8;
const marked = [184, 58, 30];

const { values, positionals } = readOptions(
  { routes: { type: 'string' }, 'no-build': { type: 'boolean' } },
  { allowPositionals: true },
);
const [revision] = positionals;
if (!revision) {
  stop('Pass a revision: npm run compare -- REV [--routes /a,/b] [--no-build]');
}

const folders = [buildOf(revision), builtSite(values['no-build'])];
const routes = routesIn(folders, values.routes);
const out = mkdtempSync(path.join(tmpdir(), 'compared-'));
const sites = [await serve(folders[0]), await serve(folders[1])];
const head = ['page', 'size', 'scheme', 'height before', 'height after', 'pixels that differ'];
const compared = await withBrowser(compareAll);
console.log(`\n${table(head, compared)}`);
console.log(`\nBefore, after and what differs, side by side: ${out}`);

async function compareAll(browser) {
  const rows = [];
  for (const route of routes) {
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const colorScheme of schemes) {
        const options = { viewport, colorScheme, ...still };
        const pictures = [];
        for (const url of sites) {
          pictures.push(await withPage(browser, options, (page) => shoot(page, url + route)));
        }
        const { heights, differing, difference } = await compare(pictures);
        rows.push([route, size, colorScheme, ...heights, `${shown(differing * 100, 2)} %`]);
        if (differing > 0) {
          const file = path.join(out, `${route.slice(1) || 'home'}-${size}-${colorScheme}.png`);
          const beside = [...pictures, await difference()];
          await sharp(beside, { join: { across: 3, background: '#888' } }).toFile(file);
        }
      }
    }
    console.error(route);
  }
  return rows;
}

async function shoot(page, address) {
  await page.goto(address);
  await settled(page);
  await page.evaluate(async () => {
    // Not a <style> element, because the page's Content Security Policy would block it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('iframe, video { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

async function compare(pictures) {
  const [before, after] = await Promise.all(
    pictures.map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const length = Math.min(before.data.length, after.data.length);
  const map = Buffer.alloc(length);
  let differing = 0;
  for (let at = 0; at < length; at += 3) {
    const differs = [0, 1, 2].some(
      (part) => Math.abs(before.data[at + part] - after.data[at + part]) > channelTolerance,
    );
    if (differs) differing += 1;
    const pale = [0, 1, 2].map((part) => 170 + after.data[at + part] / 3);
    map.set(differs ? marked : pale, at);
  }
  const heights = [before.info.height, after.info.height];
  const { width } = after.info;
  const raw = { width, height: length / 3 / width, channels: /** @type {const} */ (3) };
  const difference = () => sharp(map, { raw }).png().toBuffer();
  return { heights, differing: differing / (length / 3), difference };
}
