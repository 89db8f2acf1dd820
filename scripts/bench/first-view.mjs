import { settled, slow4G, withPage } from './browser.mjs';
import { median, ratio, shown, tableOf } from './figures.mjs';

const limits = { ratio: 1.05, shift: 0, blocked: 100, wait: 1000, kilobytes: 350 };

export function visit(browser, url, route) {
  const options = { cpu: 4, network: slow4G, deviceScaleFactor: 2.625 };
  return withPage(browser, options, async (page, cdp) => {
    const requests = new Set();
    let bytes = 0;
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith('http')) requests.add(requestId);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (requests.has(requestId)) bytes += encodedDataLength;
    });
    await page.addInitScript(watch);
    await page.goto(url + route);
    await settled(page);
    const seen = await page.evaluate(() => globalThis.firstView());
    return { ...seen, kilobytes: bytes / 1000, requests: requests.size };
  });
}

function watch() {
  const seen = { shift: 0 };
  const longTasks = [];
  const on = (type, take) => globalThis.observe(type, take, { buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', (task) => longTasks.push(task));

  /** React adds a `__reactFiber…` property to each element that it hydrates. */
  const isHydrated = (heading) =>
    [heading, document.querySelector('footer') ?? heading].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    );
  let painting;
  const look = () => {
    const heading = document.querySelector('h1');
    // A heading that was readable in the previous frame has been painted by now.
    if (painting !== undefined && seen.fcp) seen.readable ??= Math.max(seen.fcp, painting);
    if (heading && globalThis.isReadable(heading)) painting ??= performance.now();
    if (heading && isHydrated(heading)) seen.hydrated ??= performance.now();
    if (!seen.readable || !seen.hydrated) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  globalThis.firstView = () => ({
    ...seen,
    wait: seen.hydrated - seen.readable,
    blocked: longTasks
      .filter(({ startTime, duration }) => startTime + duration > seen.fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  });
}

/** `bare` and `control` are the same page without scripts: their difference is measuring error. */
const withRatios = ({ name, page, bare, control }) => ({
  name,
  page: {
    ...page,
    lcpRatio: ratio(page.lcp, bare.lcp),
    lcpAgain: ratio(control.lcp, bare.lcp),
    readableRatio: ratio(page.readable, bare.readable),
    readableAgain: ratio(control.readable, bare.readable),
  },
});

export function present(visits) {
  const rows = visits.map(withRatios);
  const middle = (figure) => shown(median(rows.map(({ page }) => page[figure])), 3);
  return `${tableOf(rows, 'page', [
    ['LCP ms', 'lcp'],
    ['ratio', 'lcpRatio', 2, limits.ratio],
    ['A/A', 'lcpAgain', 2],
    ['readable ms', 'readable'],
    ['ratio', 'readableRatio', 2, limits.ratio],
    ['A/A', 'readableAgain', 2],
    ['CLS', 'shift', 3, limits.shift],
    ['blocked ms', 'blocked', 0, limits.blocked],
    ['hydrated ms', 'hydrated'],
    ['wait ms', 'wait', 0, limits.wait],
    ['kB', 'kilobytes', 1, limits.kilobytes],
  ])}

Middle of all pages: LCP ${middle('lcpRatio')} and readable ${middle('readableRatio')} times the page without scripts; that page against itself ${middle('lcpAgain')} and ${middle('readableAgain')}.`;
}
