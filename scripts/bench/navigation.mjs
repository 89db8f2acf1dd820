import { settled, slow4G, withPage } from './browser.mjs';
import { against, shown, table, tableOf } from './figures.mjs';

/**
 * The longest allowed times in milliseconds, if the new page's code is cached: from the tap or Back
 * until the new page's heading is readable, and until nothing moves any more.
 */
const limits = { readable: 500, rest: 900 };

const menu = 'header button[aria-haspopup="dialog"]';
const openMenu = (page) => tap(page, menu);
const switchIn = (legend, value) =>
  `main + footer [role="group"]:has(> :text("${legend}")) label:has([value="${value}"])`;

const controls = [
  { name: 'menu opens', from: '/', press: menu, limit: 150 },
  {
    name: 'menu closes',
    from: '/',
    prepare: openMenu,
    press: 'dialog[open] button[aria-label="Close menu"]',
  },
  { name: 'theme', from: '/', press: switchIn('Theme', 'dark') },
  { name: 'motion', from: '/', press: switchIn('Motion', 'off') },
  { name: 'tour opens', from: '/work', press: 'main a[href$="/work#tour"]' },
].map((control) => ({ limit: 100, ...control }));

export const subjects = [
  ...controls,
  { name: 'tile', from: '/work', to: '/minimart' },
  { name: 'menu', from: '/', to: '/work', prepare: (page) => tap(page, menu) },
  { name: 'home row', from: '/', to: '/meal-manifesting', within: '#stories' },
  { name: 'next story', from: '/minimart', to: '/meal-manifesting' },
  {
    name: 'Back',
    from: '/work',
    to: '/work',
    prepare: async (page) => {
      await tap(page, 'main article a[href$="/minimart"]');
      await page.waitForURL('**/minimart');
      await settled(page);
    },
    back: true,
  },
];

export async function visit(browser, url, subject) {
  if ('press' in subject) return touch(browser, url, subject);
  const warm = await take(browser, url, subject);
  const slow = await take(browser, url, subject, { cpu: 4 });
  const cold = await take(browser, url, subject, { cpu: 4, network: slow4G });
  return {
    readable: warm.readable,
    rest: warm.rest,
    slowReadable: slow.readable,
    slowRest: slow.rest,
    slowAnswer: slow.answer,
    coldReadable: cold.readable,
    coldRest: cold.rest,
  };
}

/** Measures the time from the tap to the next paint, as the browser reports it for INP. */
const touch = (browser, url, { from, prepare, press }) =>
  withPage(browser, { cpu: 4 }, async (page) => {
    await page.addInitScript(watch);
    await page.goto(url + from);
    await settled(page);
    await prepare?.(page);
    await settled(page);
    await page.evaluate(() => globalThis.navigationTimes.leave());
    await tap(page, press);
    await settled(page);
    return { answer: await page.evaluate(() => globalThis.navigationTimes.answer()) };
  });

function take(browser, url, { from, to, within, prepare, back = false }, conditions = {}) {
  const cold = 'network' in conditions;
  return withPage(browser, conditions, async (page, cdp) => {
    await page.addInitScript(watch);
    // A warm visit opens the target page first, so that its code is cached.
    for (const route of cold ? [from] : [to, from]) {
      await page.goto(url + route);
      await settled(page);
    }
    await prepare?.(page);
    if (back && cold) {
      await cdp.send('Network.clearBrowserCache');
      await page.reload();
      await settled(page);
    }
    await page.evaluate(() => globalThis.navigationTimes.leave());
    if (back) await page.evaluate(() => globalThis.navigationTimes.goBack());
    else await tap(page, `${within ?? ':is(main, dialog[open])'} a[href$="${to}"]`);
    return page.evaluate((isBack) => globalThis.navigationTimes.arrival(isBack), back);
  });
}

/** @param {string} selector */
async function tap(page, selector) {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  await target.tap();
}

function watch() {
  let pressed;
  let left;
  let answer = 0;
  addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  const noteAnswer = ({ interactionId, duration }) => {
    if (interactionId) answer = Math.max(answer, duration);
  };
  globalThis.observe('event', noteAnswer, { durationThreshold: 16 });

  const headings = () => [...document.querySelectorAll('main h1')];
  const isOnScreen = (element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const isMoving = () =>
    document.getAnimations().some(({ timeline, playState, effect }) => {
      const { endTime, activeDuration } = effect?.getComputedTiming() ?? {};
      const ends = Number.isFinite(endTime) && Number(activeDuration) > 0;
      return timeline instanceof DocumentTimeline && playState === 'running' && ends;
    });
  const frame = () => new Promise(requestAnimationFrame);

  globalThis.navigationTimes = {
    leave: () => {
      left = headings()[0]?.textContent;
      answer = 0;
    },
    answer: () => answer,
    goBack: () => {
      pressed = performance.now();
      history.back();
    },
    arrival: async (isBack) => {
      const end = performance.now() + 10_000;
      const times = {};
      let still = 0;
      let place;
      while (performance.now() < end && still < 4) {
        await frame();
        const heading = headings().find(({ textContent }) => textContent !== left);
        if (!heading || !globalThis.isReadable(heading)) continue;
        // After Back, the restored scroll position may be far below the heading.
        if (!isBack && !isOnScreen(heading)) continue;
        times.readable ??= performance.now() - pressed;
        const { x, y } = heading.getBoundingClientRect();
        const moved = isMoving() || place !== `${x} ${y + scrollY}`;
        place = `${x} ${y + scrollY}`;
        still = moved ? 0 : still + 1;
        if (still === 1) times.rest = performance.now() - pressed;
      }
      // Waits for `answer`, which the browser reports some time after the next paint.
      await new Promise((done) => setTimeout(done, 500));
      return { ...times, answer };
    },
  };
}

export function present(rows) {
  const limitOf = new Map(controls.map(({ name, limit }) => [name, limit]));
  const navigations = rows.filter(({ name }) => !limitOf.has(name));
  const touched = rows.filter(({ name }) => limitOf.has(name));
  return [
    tableOf(navigations, 'navigation', [
      ['readable ms', 'readable', 0, limits.readable],
      ['at rest ms', 'rest', 0, limits.rest],
      ['slow phone: readable ms', 'slowReadable', 0, limits.readable],
      ['at rest ms', 'slowRest', 0, limits.rest],
      ['answer ms', 'slowAnswer', 0, 100],
      ['cold: readable ms', 'coldReadable'],
      ['at rest ms', 'coldRest'],
    ]),
    table(
      ['control', 'answer ms', 'limit ms'],
      touched.map(({ name, page }) => {
        const limit = limitOf.get(name);
        return [name, against(page.answer, limit), shown(limit)];
      }),
    ),
  ].join('\n\n');
}
