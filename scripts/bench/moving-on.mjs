// From a touch to the next page, on a phone.
import { settled, slow4G, withPage } from './browser.mjs';
import { tableOf } from './figures.mjs';

/** Milliseconds until the next heading is read, where its code is there; and until any touch is answered. */
const limits = { readable: 500, answer: 200 };

const menu = 'header button[aria-haspopup="dialog"]';

/** The ways on that visitors take most. Each starts on a page, and knows where to. */
export const subjects = [
  { name: 'tile', from: '/work', to: '/minimart' },
  { name: 'menu', from: '/', to: '/work', prepare: (page) => tap(page, menu) },
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

/** With everything at hand, the same on a slow phone, and there on a slow line with nothing at hand. */
export async function visit(browser, url, journey) {
  const warm = await take(browser, url, journey);
  const slow = await take(browser, url, journey, { cpu: 4 });
  const cold = await take(browser, url, journey, { cpu: 4, network: slow4G });
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

function take(browser, url, { from, to, prepare, back = false }, conditions = {}) {
  const cold = 'network' in conditions;
  return withPage(browser, conditions, async (page, cdp) => {
    await page.addInitScript(watch);
    // Whoever has been there has its code.
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
    await page.evaluate(() => globalThis.movingOn.leave());
    if (back) await page.evaluate(() => globalThis.movingOn.goBack());
    else await tap(page, `:is(main, dialog[open]) a[href$="${to}"]`);
    return page.evaluate((anywhere) => globalThis.movingOn.arrival(anywhere), back);
  });
}

/** Touches the first such element that can be seen, wherever on the page it is. */
async function tap(page, selector) {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  await target.tap();
}

/** In every page from its start: what a visitor can see of the page that is coming. */
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

  globalThis.movingOn = {
    leave: () => (left = headings()[0]?.textContent),
    goBack: () => {
      pressed = performance.now();
      history.back();
    },
    /**
     * How long after the click the next heading had been painted, and how long until nothing on the page
     * moved for a few frames. Back leads to where the reader was, which may be far below the heading.
     */
    arrival: async (anywhere) => {
      const end = performance.now() + 10_000;
      const times = {};
      let still = 0;
      let place;
      while (performance.now() < end && still < 4) {
        await frame();
        const heading = headings().find(({ textContent }) => textContent !== left);
        if (!heading || !globalThis.isReadable(heading)) continue;
        if (!anywhere && !isOnScreen(heading)) continue;
        times.readable ??= performance.now() - pressed;
        const { x, y } = heading.getBoundingClientRect();
        const moved = isMoving() || place !== `${x} ${y + scrollY}`;
        place = `${x} ${y + scrollY}`;
        still = moved ? 0 : still + 1;
        if (still === 1) times.rest = performance.now() - pressed;
      }
      return { ...times, answer };
    },
  };
}

export const present = (rows) =>
  tableOf(rows, 'way on', [
    ['readable ms', 'readable', 0, limits.readable],
    ['at rest ms', 'rest'],
    ['slow phone: readable ms', 'slowReadable'],
    ['at rest ms', 'slowRest'],
    ['longest answer ms', 'slowAnswer', 0, limits.answer],
    ['cold: readable ms', 'coldReadable'],
    ['at rest ms', 'coldRest'],
  ]);
