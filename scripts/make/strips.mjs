// Records what moves on the built site as strips of pictures in docs/pictures/motion, to look at and to compare.
//   node scripts/make/strips.mjs              all of them
//   node scripts/make/strips.mjs menu rail    those whose name begins so
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { settled as loaded } from '../bench/browser.mjs';
import { findBrowser } from '../setup.mjs';
import { listen, staticHost } from '../static-host.mjs';

const out = fileURLToPath(new URL('../../docs/pictures/motion/', import.meta.url));
const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, shown: 195 },
  desktop: { viewport: { width: 1440, height: 900 }, shown: 320 },
};
const stories = [
  'skypro-ui',
  'graphics',
  'media-arts',
  'minimart',
  'meal-manifesting',
  'video-demo',
  'zogran-media',
];
const both = ['phone', 'desktop'];

/** Each strip: its name, its sizes, the page it begins on, and what happens while it is recorded. */
const strips = [
  ...stories.map((story) => ({ name: `scene-${story}`, on: both, from: `/${story}`, take: scene })),
  {
    name: 'into-the-frame',
    on: both,
    from: '/work',
    // Whoever points at a tile has its code before the click.
    before: async (page) => {
      await page.locator('[data-ground-of="/minimart"]').scrollIntoViewIfNeeded();
      await page.locator('main a[href="/minimart"]').hover();
      await loaded(page);
    },
    take: film((page) => page.locator('main a[href="/minimart"]').click(), {
      every: 60,
      frames: 14,
    }),
  },
  {
    name: 'back',
    on: both,
    from: '/work',
    before: async (page) => {
      await page.locator('main a[href="/minimart"]').click();
      await settled(page);
    },
    take: film(goBack, { every: 60, frames: 14 }),
  },
  {
    name: 'menu',
    on: ['phone'],
    from: '/work',
    take: film((page) => page.locator('button[aria-haspopup="dialog"]').click(), {
      every: 60,
      frames: 10,
    }),
  },
  {
    name: 'marquee',
    on: both,
    from: '/',
    before: (page) =>
      page.getByRole('region', { name: /Employers/ }).evaluate((strip) => {
        strip.scrollIntoView({ block: 'center', behavior: 'instant' });
      }),
    take: film(() => {}, { every: 400, frames: 5 }),
  },
  {
    name: 'rail',
    on: both,
    from: '/minimart',
    take: film(scrollThrough, { every: 330, frames: 10 }),
  },
  {
    name: 'arriving',
    on: both,
    from: '/skypro-ui',
    take: film((page) => page.mouse.wheel(0, 700), { every: 60, frames: 10 }),
  },
];

/** The five stops of a signature scene. */
async function scene(page) {
  const shots = [];
  for (const stop of [0, 1, 2, 3, 4]) {
    await page.locator('[data-scene]').evaluate((track, at) => {
      const { top, height } = track.getBoundingClientRect();
      scrollTo({ top: scrollY + top + ((height - innerHeight) * at) / 4, behavior: 'instant' });
    }, stop);
    await settled(page);
    shots.push(await page.screenshot());
  }
  return shots;
}

/** What is seen from the moment of the action on, at even times. */
function film(action, { every, frames }) {
  return async (page) => {
    const session = await page.context().newCDPSession(page);
    const seen = [];
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      seen.push({ at: metadata.timestamp * 1000, shot: Buffer.from(data, 'base64') });
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
    await page.evaluate(() => {
      const note = ({ timeStamp }) => {
        window.beganAt = performance.timeOrigin + timeStamp;
      };
      addEventListener('click', note, { capture: true, once: true });
    });
    await page.waitForTimeout(150);
    const asked = Date.now();
    await action(page);
    await page.waitForTimeout(every * frames + 150);
    await session.send('Page.stopScreencast');
    const start = (await page.evaluate(() => window.beganAt)) ?? asked;
    return Array.from({ length: frames }, (_, index) => {
      const at = start + index * every;
      return (seen.findLast((frame) => frame.at <= at) ?? seen[0]).shot;
    });
  };
}

/** No click tells when this began. */
function goBack(page) {
  return page.evaluate(() => {
    window.beganAt = performance.timeOrigin + performance.now();
    history.back();
  });
}

async function scrollThrough(page) {
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(100);
  }
}

/** Until nothing moves by itself any more. */
async function settled(page) {
  await page.waitForTimeout(300);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

async function compose(shots, shown, file) {
  const pictures = await Promise.all(
    shots.map((shot) => sharp(shot).resize(shown).png().toBuffer()),
  );
  const { height } = await sharp(pictures[0]).metadata();
  const gap = 6;
  const inRow = Math.min(pictures.length, 5);
  const rows = Math.ceil(pictures.length / inRow);
  await sharp({
    create: {
      width: inRow * (shown + gap) - gap,
      height: rows * (height + gap) - gap,
      channels: 3,
      background: '#8a8178',
    },
  })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % inRow) * (shown + gap),
        top: Math.floor(index / inRow) * (height + gap),
      })),
    )
    .webp({ quality: 72 })
    .toFile(file);
}

const asked = process.argv.slice(2);
const wanted = strips.filter(
  ({ name }) => asked.length === 0 || asked.some((start) => name.startsWith(start)),
);
if (wanted.length === 0) {
  console.error(`No such strip. There are: ${strips.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

await mkdir(out, { recursive: true });
const server = staticHost();
const port = await listen(server, 4400);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const { name, on, from, before, take } of wanted) {
    for (const size of on) {
      const { shown, ...options } = sizes[size];
      const page = await browser.newPage(options);
      await page.goto(`http://127.0.0.1:${port}${from}`);
      await loaded(page);
      await before?.(page);
      await settled(page);
      await compose(await take(page), shown, `${out}${name}-${size}.webp`);
      console.log(`${name}-${size}.webp`);
      await page.close();
    }
  }
} finally {
  await browser.close();
  server.close();
}
