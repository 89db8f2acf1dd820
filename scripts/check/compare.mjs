// npm run compare -- REV: every page as it stands still, beside the same page of another revision.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { phone, settled, withBrowser, withPage } from '../bench/browser.mjs';
import { buildOf } from '../bench/build-of.mjs';
import { shown, table } from '../bench/figures.mjs';
import { builtSite, measuredOptions, routesIn, stop } from '../bench/measured.mjs';
import { routesOf, serve } from '../bench/serve.mjs';

const sizes = { phone, desktop: { width: 1440, height: 900 } };
const schemes = ['light', 'dark'];
/** Two values of a colour that nobody can tell apart. */
const tolerance = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: measuredOptions.routes,
    dir: measuredOptions.dir,
    'no-build': measuredOptions['no-build'],
  },
});
const [revision] = positionals;
if (!revision)
  stop('Say with which revision: npm run compare -- REV [--routes /a,/b] [--no-build]');

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const here = builtSite(values);
const there = buildOf(revision);
const routes = routesIn(here, values.routes).filter((route) => routesOf(there).includes(route));
const out = mkdtempSync(path.join(tmpdir(), 'compared-'));
const sites = [await serve(there), await serve(here)];
try {
  const rows = await withBrowser((browser) => compareAll(browser));
  const head = ['page', 'size', 'scheme', 'height before', 'height after', 'pixels that differ'];
  console.log(`\n${table(head, rows)}\n\nBefore and after, side by side: ${out}`);
} finally {
  sites.forEach((site) => site.close());
}

async function compareAll(browser) {
  const rows = [];
  for (const route of routes) {
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const scheme of schemes) {
        const context = { colorScheme: scheme, reducedMotion: 'reduce', deviceScaleFactor: 1 };
        const pictures = [];
        for (const { url } of sites) {
          pictures.push(await withPage(browser, { viewport, context }, picture(url + route)));
        }
        const { heights, differing } = await compare(pictures);
        rows.push([route, size, scheme, ...heights, `${shown(differing * 100, 2)} %`]);
        if (differing > 0) await keepPair(`${route}-${size}-${scheme}`, pictures);
      }
    }
    console.error(route);
  }
  return rows;
}

/** The whole page, once all that comes by scrolling has come. What is framed is another page's. */
function picture(address) {
  return async (page) => {
    await page.goto(address);
    await settled(page);
    await page.evaluate(async () => {
      // The page's policy has no say in a sheet that is made by hand.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('iframe, video { visibility: hidden }');
      document.adoptedStyleSheets.push(sheet);
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    return page.screenshot({ fullPage: true, animations: 'disabled' });
  };
}

/** The share of pixels that are seen to differ, where both pages reach. */
async function compare(pictures) {
  const [before, after] = await Promise.all(
    pictures.map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const length = Math.min(before.data.length, after.data.length);
  let differing = 0;
  for (let at = 0; at < length; at += 3) {
    const differs = [0, 1, 2].some(
      (part) => Math.abs(before.data[at + part] - after.data[at + part]) > tolerance,
    );
    if (differs) differing += 1;
  }
  return {
    heights: [before.info.height, after.info.height],
    differing: differing / (length / 3),
  };
}

async function keepPair(name, pictures) {
  const file = path.join(out, `${name.replaceAll('/', '') || 'home'}.png`);
  const [{ width, height }, after] = await Promise.all(
    pictures.map((png) => sharp(png).metadata()),
  );
  await sharp({
    create: {
      width: width + after.width,
      height: Math.max(height, after.height),
      channels: 3,
      background: '#888',
    },
  })
    .composite([
      { input: pictures[0], left: 0, top: 0 },
      { input: pictures[1], left: width, top: 0 },
    ])
    .png()
    .toFile(file);
}
