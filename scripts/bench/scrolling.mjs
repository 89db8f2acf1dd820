import { settled, withPage } from './browser.mjs';
import { percentile, tableOf } from './figures.mjs';

/** `p95` and `worst` are frame durations in milliseconds. */
const limits = { p95: ({ scenes }) => (scenes > 0 ? 34 : 20), worst: 67, shift: 0 };

export function visit(browser, url, route) {
  return withPage(browser, { cpu: 4 }, async (page, cdp) => {
    await page.goto(url + route);
    await settled(page);
    await page.evaluate(watchFrames);
    await wheelToEnd(page, cdp);
    const { deltas, shift } = await page.evaluate(() => globalThis.endFrames());
    return {
      scenes: await page.locator('[data-scene]').count(),
      p95: percentile(deltas, 0.95),
      worst: Math.max(...deltas),
      shift,
    };
  });
}

async function wheelToEnd(page, cdp) {
  const { width, height } = page.viewportSize();
  const place = { x: width / 2, y: height / 2, deltaX: 0, deltaY: 50 };
  const turn = () => cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...place });
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY));
  // Several rounds, because the page may grow while it scrolls.
  for (let round = 0; round < 5; round += 1) {
    const steps = Math.ceil((await left()) / place.deltaY);
    if (steps <= 0) break;
    for (let turned = 0; turned < steps; turned += 1) {
      await Promise.all([turn(), page.waitForTimeout(30)]);
    }
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(700);
}

function watchFrames() {
  const deltas = [];
  let shift = 0;
  let last;
  globalThis.observe('layout-shift', ({ value }) => (shift += value));
  requestAnimationFrame(function tick(time) {
    if (last !== undefined) deltas.push(time - last);
    last = time;
    requestAnimationFrame(tick);
  });
  globalThis.endFrames = () => ({ deltas, shift });
}

export const present = (rows) =>
  tableOf(rows, 'page', [
    ['p95 ms', 'p95', 1, limits.p95],
    ['worst ms', 'worst', 0, limits.worst],
    ['shift', 'shift', 4, limits.shift],
  ]);
