import type { CDPSession, Page } from '@playwright/test';
import { routes, titleOf } from '../support/site';
import { expect, test } from '../support/test';
import { open } from '../support/visit';

/** What is held depends on the page and the one before it, so it is compared after whole rounds. */
const wholeRounds = (count: number) => Math.ceil(count / routes.length) * routes.length;
/** By then all code has come, and most of it is compiled. */
const warmUp = wholeRounds(100);
const navigations = wholeRounds(Number(process.env.SOAK_NAVIGATIONS ?? 160));
const grownBy = { bytes: 8000, nodes: 1, listeners: 1 };

test('heap and nodes stay level while somebody reads on and on', async ({ page }) => {
  test.setTimeout(navigations * 2000);
  await page.addInitScript(leaveOutSizes);
  const cdp = await page.context().newCDPSession(page);
  await open(page, '/');
  await readOn(page, warmUp);
  const before = await held(cdp);
  await readOn(page, navigations - warmUp);
  const after = await held(cdp);
  for (const what of ['bytes', 'nodes', 'listeners'] as const) {
    const growth = (after[what] - before[what]) / (navigations - warmUp);
    expect(growth, `${what} that each page leaves behind`).toBeLessThan(grownBy[what]);
  }
});

/** From page to page and back to the first, each read to its end. */
async function readOn(page: Page, count: number) {
  const onward = [...routes.slice(1), '/'];
  const tour = [];
  while (tour.length < count) tour.push(...onward);
  await page.evaluate(
    visitAll,
    tour.map((route) => ({ route, title: titleOf(route) })),
  );
}

/**
 * Blink never frees a picture that was given sizes but never shown, nor what hangs on it. React drops what it has half
 * drawn whenever something more urgent comes, on a busy machine often.
 */
function leaveOutSizes() {
  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    if (!/^(srcset|sizes|media)$/i.test(name)) setAttribute.call(this, name, value);
  };
}

/** By a link where the page has one, else as if by Forward. Each page is waited for until all of it is drawn. */
async function visitAll(tour: readonly { route: string; title: string }[]) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const shown = () => document.querySelector('main > :last-child');
  const isThere = (title: string) =>
    document.title === title &&
    !document.querySelector('main > :is([inert], [data-opens])') &&
    document.querySelector('main h1');
  for (const { route, title } of tour) {
    const before = shown();
    const link = [...document.querySelectorAll('a')].find(
      ({ pathname, target }) => !target && pathname === route,
    );
    if (link) link.click();
    else {
      history.pushState(null, '', route);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }
    while (shown() === before || !isThere(title)) await frame();
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await frame();
    await frame();
  }
}

/** What is still in use. */
async function held(cdp: CDPSession) {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize: bytes } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
  return { bytes, nodes, listeners };
}
