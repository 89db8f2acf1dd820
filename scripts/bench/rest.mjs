import { settled, withPage } from './browser.mjs';
import { tableOf } from './figures.mjs';

const seconds = 10;
/** In percent of a core. */
const limit = 0.5;
const strip = '[data-running]';

export function visit(browser, url, route) {
  return withPage(browser, { viewport: { width: 1440, height: 900 } }, async (page) => {
    const cdp = await browser.newBrowserCDPSession();
    await page.goto(url + route);
    await settled(page);
    const top = await costOf(page, cdp);
    if ((await page.locator(strip).count()) === 0) return { top };
    await page.locator(strip).evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const drifting = await costOf(page, cdp);
    await page.getByRole('button', { name: 'Pause the logos' }).click();
    return { top, drifting, paused: await costOf(page, cdp) };
  });
}

async function costOf(page, cdp) {
  const spent = async () => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    const drawing = processInfo.filter(({ type }) => type === 'renderer' || type === 'GPU');
    return drawing.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  // Lets the last animation end.
  await page.waitForTimeout(2000);
  const before = await spent();
  await page.waitForTimeout(seconds * 1000);
  return ((await spent()) - before) * (100 / seconds);
}

export const present = (rows) =>
  tableOf(rows, 'page', [
    ['at its top %', 'top', 1, limit],
    ['logos drifting %', 'drifting', 1],
    ['logos paused %', 'paused', 1, limit],
  ]);
