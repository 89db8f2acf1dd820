// From a click to the next page, on a phone.
import { headingAt, phone, settled, slow4G, withPage } from './browser.mjs';
import { against, medians, shown, table } from './figures.mjs';
import { watchArrivals } from './in-page.mjs';
import { menuButton, tap, unmeasured, withTrouble } from './touch.mjs';

/** Milliseconds until the next heading is read, where its code is there. */
const limit = 500;

/** The ways on that visitors take most. Each starts on a page, and knows where to. */
const journeys = [
  {
    name: 'tile',
    from: '/work',
    to: '/minimart',
    go: (page) => tap(page, 'main a[href$="/minimart"]'),
  },
  {
    name: 'menu',
    from: '/',
    to: '/work',
    prepare: (page) => tap(page, menuButton),
    go: (page) => tap(page, 'dialog[open] a[href$="/work"], [role=dialog] a[href$="/work"]'),
  },
  {
    name: 'next story',
    from: '/minimart',
    to: '/meal-manifesting',
    go: (page) => tap(page, 'main a[href$="/meal-manifesting"]'),
  },
  {
    name: 'Back',
    from: '/work',
    to: '/work',
    prepare: async (page) => {
      await tap(page, 'main a[href$="/minimart"]');
      await page.waitForURL('**/minimart');
      await settled(page);
    },
    go: async (page) => {
      await page.evaluate(() => {
        globalThis.wentBack = performance.now();
        history.back();
      });
    },
    back: true,
  },
];

/** With everything at hand, the same on a slow phone, and there on a slow line with nothing at hand. */
const conditions = {
  warm: { warm: true },
  slow: { cpu: 4, warm: true },
  cold: { cpu: 4, network: slow4G },
};

/**
 * Each way on, under each condition in turn.
 * @param {{ browser: import('playwright-core').Browser, url: string, runs: number, onStep: (step: string) => void }} options
 */
export async function measure({ browser, url, runs, onStep }) {
  const rows = [];
  for (const journey of journeys) {
    const heading = await headingAt(browser, url + journey.to);
    const taken = { warm: [], slow: [], cold: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const [name, condition] of Object.entries(conditions)) {
        taken[name].push(await take(browser, url, { ...journey, heading }, condition));
      }
    }
    const middle = (visits) => medians(visits.map(({ figures }) => figures));
    rows.push({
      name: journey.name,
      warm: middle(taken.warm),
      slow: middle(taken.slow),
      cold: middle(taken.cold),
      trouble: Object.values(taken)
        .flat()
        .find(({ trouble }) => trouble)?.trouble,
    });
    onStep(journey.name);
  }
  return rows;
}

function take(browser, url, journey, { cpu, network, warm = false }) {
  const { from, to, heading } = journey;
  return withPage(browser, { viewport: phone, cpu, network }, async (page, cdp) => {
    await page.addInitScript(watchArrivals);
    if (warm) {
      // Whoever has been there has its code.
      await page.goto(url + to);
      await settled(page);
    }
    await page.goto(url + from);
    await settled(page);
    try {
      await journey.prepare?.(page);
      if (journey.back && !warm) {
        await cdp.send('Network.clearBrowserCache');
        await page.reload();
        await settled(page);
      }
      await journey.go(page);
      const start = await page.evaluate(() => globalThis.wentBack ?? globalThis.bench.pressed());
      // Back leads to where the reader was, which may be far below the heading.
      const wanted = { heading, anywhere: journey.back };
      const { readable, rest } = await page.evaluate((it) => globalThis.bench.arrival(it), wanted);
      return { figures: { readable: readable - start, rest: rest - start } };
    } catch (error) {
      return unmeasured(page, error);
    }
  });
}

/** The figures as a table, missed limits marked. */
export const present = (rows) =>
  withTrouble(
    table(
      [
        'way on',
        'readable ms',
        'at rest ms',
        'slow phone: readable ms',
        'at rest ms',
        'cold: readable ms',
        'at rest ms',
      ],
      rows.map(({ name, warm, slow, cold }) => [
        name,
        against(warm.readable, limit),
        shown(warm.rest),
        shown(slow.readable),
        shown(slow.rest),
        shown(cold.readable),
        shown(cold.rest),
      ]),
    ),
    rows,
  );
