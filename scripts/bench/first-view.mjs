// What a first visit on a slow phone is like, beside the same page without scripts.
import { settled, slow4G, withPage } from './browser.mjs';
import { against, median, ratio, shown, table } from './figures.mjs';

const limits = { ratio: 1.05, shift: 0, blocked: 100, wait: 1500, kilobytes: 350 };

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

/** Runs in the page, before anything of its own. */
function watch() {
  const seen = { shift: 0 };
  const longTasks = [];
  const on = (type, take) => globalThis.observe(type, take, { buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', (task) => longTasks.push(task));

  /** React marks what it has hydrated, from the heading down to the end of the page. */
  const isHydrated = (heading) =>
    [heading, document.querySelector('footer') ?? heading].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    );
  let painting;
  const look = () => {
    const heading = document.querySelector('h1');
    // What holds now is on the screen when the next frame begins.
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

export function present(rows) {
  const ratios = (name, which) => rows.map((row) => ratio(row[which][name], row.bare[name]));
  const [lcp, readable] = ['lcp', 'readable'].map((name) => ratios(name, 'page'));
  const [lcpAgain, readableAgain] = ['lcp', 'readable'].map((name) => ratios(name, 'control'));
  const head = ['LCP ms', 'ratio', 'A/A', 'readable ms', 'ratio', 'A/A', 'FCP ms', 'CLS'];
  const more = ['blocked ms', 'hydrated ms', 'wait ms', 'kB', 'requests'];
  const body = rows.map(({ name, page }, at) => [
    name,
    shown(page.lcp),
    against(lcp[at], limits.ratio, 2),
    shown(lcpAgain[at], 2),
    shown(page.readable),
    against(readable[at], limits.ratio, 2),
    shown(readableAgain[at], 2),
    shown(page.fcp),
    against(page.shift, limits.shift, 3),
    against(page.blocked, limits.blocked),
    shown(page.hydrated),
    against(page.wait, limits.wait),
    against(page.kilobytes, limits.kilobytes, 1),
    shown(page.requests),
  ]);
  const [a, b, c, d] = [lcp, readable, lcpAgain, readableAgain].map((all) => shown(median(all), 3));
  return `${table(['page', ...head, ...more], body)}

Middle of all pages: LCP ${a} and readable ${b} times the page without scripts; that page against itself ${c} and ${d}.`;
}
