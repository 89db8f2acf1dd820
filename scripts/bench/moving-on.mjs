// From a click to the next page, and from a touch to the page's answer, on a slow phone.
import { headingAt, phone, settled, slow4G, withPage } from './browser.mjs';
import { against, medians, shown, table } from './figures.mjs';
import { watchArrivals, watchInteractions } from './in-page.mjs';

/** Milliseconds: until the next heading is read where its code is there, and for any touch. */
export const limits = { readable: 500, interaction: 200 };

const menuButton = 'header button[aria-label="Menu"], header button[aria-controls]';

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

/**
 * Each way on, with everything at hand (warm) and on a slow line with nothing there yet (cold).
 * @param {{ browser: import('playwright-core').Browser, url: string, runs?: number, cpu?: number }} options
 */
export async function movingOn({ browser, url, runs = 3, cpu = 4 }) {
  const rows = [];
  for (const journey of journeys) {
    const [warm, cold] = [[], []];
    const heading = await headingAt(browser, url + journey.to);
    for (let run = 0; run < runs; run += 1) {
      warm.push(await take(browser, url, { ...journey, heading }, { cpu, warm: true }));
      cold.push(await take(browser, url, { ...journey, heading }, { cpu, network: slow4G }));
    }
    rows.push({
      name: journey.name,
      warm: medians(warm.map(({ figures }) => figures)),
      cold: medians(cold.map(({ figures }) => figures)),
      trouble: [...warm, ...cold].find(({ trouble }) => trouble)?.trouble,
    });
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

/** What is not on the page is left out of the table, and said below it. */
function unmeasured(page, error) {
  if (page.isClosed()) throw error;
  return { figures: {}, trouble: error.message.split('\n')[0] };
}

/** Touches the first such element that can be seen, wherever on the page it is. */
async function tap(page, selector) {
  const { x, y } = await placeOf(page, selector);
  await page.touchscreen.tap(x, y);
}

async function placeOf(page, selector) {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.waitFor({ timeout: 3000 });
  await target.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} cannot be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What is touched, where, and how; each is done several times. */
const controls = [
  {
    name: 'menu',
    at: '/',
    act: async (page) => {
      await tap(page, menuButton);
      await page.waitForTimeout(600);
      await tap(
        page,
        'dialog[open] button[aria-label="Close menu"], dialog[open] button, [role=dialog] button',
      );
    },
  },
  { name: 'theme switch', at: '/about', act: (page, turn) => choose(page, 'theme', turn) },
  { name: 'motion switch', at: '/about', act: (page, turn) => choose(page, 'motion', turn) },
  {
    name: 'divider',
    at: '/minimart',
    act: async (page, turn) => {
      const slider = 'main article input[type=range], main article [role=slider]';
      if (turn === 0) {
        const { x, y } = await placeOf(page, slider);
        await page.touchscreen.tap(x, y);
      }
      await page.locator(slider).first().focus({ timeout: 3000 });
      await page.keyboard.press(turn % 2 ? 'ArrowLeft' : 'ArrowRight');
    },
  },
];

const choose = (page, name, turn) =>
  tap(page, `footer label:has(input[name="${name}"]):nth-of-type(${3 - (turn % 3)})`);

/**
 * The longest answer to several touches of each control.
 * @param {{ browser: import('playwright-core').Browser, url: string, runs?: number, cpu?: number }} options
 */
export async function interactions({ browser, url, runs = 3, cpu = 4, turns = 3 }) {
  const rows = [];
  for (const { name, at, act } of controls) {
    const visits = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(
        await withPage(browser, { viewport: phone, cpu }, async (page) => {
          await page.addInitScript(watchInteractions);
          await page.goto(url + at);
          await settled(page);
          try {
            await page.evaluate(() => globalThis.interactions.begin());
            for (let turn = 0; turn < turns; turn += 1) {
              await act(page, turn);
              await page.waitForTimeout(500);
            }
            return {
              figures: { longest: await page.evaluate(() => globalThis.interactions.end()) },
            };
          } catch (error) {
            return unmeasured(page, error);
          }
        }),
      );
    }
    rows.push({
      name,
      ...medians(visits.map(({ figures }) => figures)),
      trouble: visits.find(({ trouble }) => trouble)?.trouble,
    });
  }
  return rows;
}

const withTrouble = (text, rows) => {
  const notes = rows.flatMap(({ name, trouble }) => (trouble ? [`- ${name}: ${trouble}`] : []));
  return notes.length > 0 ? `${text}\n\nNot measured every time:\n\n${notes.join('\n')}` : text;
};

/** The figures as tables, missed limits marked. */
export const movingOnReport = (rows) =>
  withTrouble(
    table(
      ['way on', 'readable ms', 'at rest ms', 'cold: readable ms', 'cold: at rest ms'],
      rows.map(({ name, warm, cold }) => [
        name,
        against(warm.readable, limits.readable),
        shown(warm.rest),
        shown(cold.readable),
        shown(cold.rest),
      ]),
    ),
    rows,
  );

export const interactionsReport = (rows) =>
  withTrouble(
    table(
      ['control', 'longest answer ms'],
      rows.map(({ name, longest }) => [name, against(longest, limits.interaction)]),
    ),
    rows,
  );
