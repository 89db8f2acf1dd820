import type { CDPSession, Page } from '@playwright/test';
import { routes, titleOf } from '../support/site';
import { expect, test } from '../support/test';
import { open } from '../support/visit';

/**
 * Rounds up to full passes over all pages: memory depends on the last two pages shown, so both
 * measurements must follow the same two.
 */
const roundUp = (count: number) => Math.ceil(count / routes.length) * routes.length;
const warmUp = roundUp(100);
const navigations = roundUp(160);
const maximumGrowth = { bytes: 8000, nodes: 1, listeners: 1 };

test('the site leaks no memory, DOM nodes, or event listeners across navigations', async ({
  page,
}) => {
  test.setTimeout(navigations * 2000);
  await page.addInitScript(dropImageSizes);
  const cdp = await page.context().newCDPSession(page);
  await open(page, '/');
  await visitPages(page, warmUp);
  const before = await measureMemory(cdp);
  await visitPages(page, navigations - warmUp);
  const after = await measureMemory(cdp);
  for (const what of ['bytes', 'nodes', 'listeners'] as const) {
    const growth = (after[what] - before[what]) / (navigations - warmUp);
    expect(growth, `${what} per navigation`).toBeLessThan(maximumGrowth[what]);
  }
});

async function visitPages(page: Page, count: number) {
  const onward = [...routes.slice(1), '/'];
  const tour = [];
  while (tour.length < count) tour.push(...onward);
  await page.evaluate(
    visitAll,
    tour.map((route) => ({ route, title: titleOf(route) })),
  );
}

/**
 * Keeps React from setting `srcset`, `sizes`, and `media`. If an image with `sizes` is never
 * attached to the document, Chromium frees neither it nor anything that it references. React makes
 * such images when it restarts a render on a busy machine.
 */
function dropImageSizes() {
  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    if (!/^(srcset|sizes|media)$/i.test(name)) setAttribute.call(this, name, value);
  };
}

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

async function measureMemory(cdp: CDPSession) {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize: bytes } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
  return { bytes, nodes, listeners };
}
