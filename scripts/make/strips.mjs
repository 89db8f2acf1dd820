import path from 'node:path';
import sharp from 'sharp';
import { phone, settled, withBrowser, withPage } from '../bench/browser.mjs';
import { serve } from '../bench/sites.mjs';
import { serve as startVite } from '../serve.mjs';
import { choose, readOptions, root } from '../setup.mjs';
import { dist } from '../static-host.mjs';

const desktop = { width: 1440, height: 900 };
const still = { viewport: desktop, reducedMotion: 'reduce' };
const gap = 6;

/** `width` is a screenshot's width in the picture, in pixels. `perRow` screenshots share a row. */
const strips = {
  home: { ...still, from: '/', take: screens('body'), width: 1200 },
  case: {
    ...still,
    from: '/minimart',
    take: screens('body', '[data-scene]'),
    width: 1000,
    perRow: 1,
  },
  story: {
    ...still,
    from: '/minimart',
    take: screens('body', '#in-brief', '#approach', '[data-scene]', '#how-we-tested', '#skills'),
    width: 560,
    perRow: 2,
  },
  desk: {
    ...still,
    served: serveDesk,
    from: '/_desk#words?page=/minimart',
    before: async (page) => {
      await page.frameLocator('iframe').locator('#goals').waitFor();
      await page.locator('li[data-key$=" premise"] > button').click();
      await page.waitForTimeout(2000);
    },
    take: async (page) => [await page.screenshot()],
    width: 1200,
  },
  inspect: {
    ...still,
    from: '/minimart?inspect',
    before: async (page) => {
      await page.locator('aside[data-inspect]').waitFor();
      await page.locator('h1').click();
    },
    take: screens('body'),
    width: 1200,
  },
  stage: { viewport: desktop, from: '/zogran-media', take: scene },
  'stage-phone': { viewport: phone, from: '/zogran-media', take: scene },
  'motion/scene-minimart-phone': { viewport: phone, from: '/minimart', take: scene },
};

function screens(...starts) {
  return async (page) => {
    const shots = [];
    for (const start of starts) {
      const part = page.locator(start).first();
      await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await settled(page);
      shots.push(await page.screenshot());
    }
    return shots;
  };
}

async function scene(page) {
  const shots = [];
  for (const button of await page.locator('[data-scene] [role="group"] > button').all()) {
    await button.click();
    await page.waitForTimeout(1500);
    shots.push(await page.screenshot());
  }
  return shots;
}

async function serveDesk() {
  const server = await startVite({ host: '127.0.0.1' }, 'error');
  return server.resolvedUrls?.local[0]?.slice(0, -1);
}

async function compose(shots, { width, perRow = 5 }, file) {
  const small = await Promise.all(shots.map((shot) => sharp(shot).resize(width).png().toBuffer()));
  const join = { across: perRow, shim: gap, background: '#8a8178' };
  await (small.length > 1 ? sharp(small, { join }) : sharp(small[0]))
    .webp({ quality: 72 })
    .toFile(file);
}

const asked = readOptions({}, { allowPositionals: true }).positionals;
const wanted = choose(asked, Object.keys(strips));
const out = path.join(root, 'docs/pictures');
await withBrowser(async (browser) => {
  for (const name of wanted) {
    const {
      viewport,
      reducedMotion,
      from,
      before,
      take,
      served = () => serve(dist),
      ...sheet
    } = strips[name];
    const url = await served();
    const shots = await withPage(browser, { viewport, reducedMotion }, async (page) => {
      await page.goto(url + from);
      await settled(page);
      await before?.(page);
      return take(page);
    });
    const width = viewport === phone ? 195 : 320;
    await compose(shots, { width, ...sheet }, path.join(out, `${name}.webp`));
    console.log(`${name}.webp`);
  }
});
// The desk's server would keep the process running.
process.exit();
