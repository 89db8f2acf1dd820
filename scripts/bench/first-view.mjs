// What a first visit on a slow phone is like, on several builds of the same pages in turn.
import { slow4G, withPage } from './browser.mjs';
import { dotPlots } from './dot-plots.mjs';
import { against, kilobytes, median, medians, shown, table } from './figures.mjs';
import { listenToTheLine } from './line.mjs';

/** The engineering guide's limits. Times in ms; ratios against the same page without scripts. */
const limits = { ratio: 1.05, shift: 0, blocked: 100, wait: 1500, bytes: 350_000 };

const quiet = 1000;
const longest = 30_000;
const phonePixels = 2.625;

/** The pages, in turns with the same pages without scripts, and those once more against themselves. */
export const measure = ({ url, bareUrl, ...options }) =>
  inTurns({
    ...options,
    sites: [
      { name: 'page', url },
      { name: 'bare', url: bareUrl },
      { name: 'control', url: bareUrl },
    ],
  });

/**
 * Visits every route of every site, each time as somebody who was never there, in turns: A B C, B C A
 * and so on, so that whatever else the machine does slows all of them alike.
 * @param {{ browser: import('playwright-core').Browser, sites: { name: string, url: string }[], routes: string[], runs: number, onStep: (step: string) => void }} options
 * @returns one row for each route: the middle of each figure for each site.
 */
export async function inTurns({ browser, sites, routes, runs, onStep }) {
  // The first visits of a fresh browser are slower than all others, and count for nothing.
  for (const { url } of sites) await visit(browser, url + routes[0]);
  const rows = [];
  for (const route of routes) {
    const visits = new Map(sites.map(({ name }) => [name, []]));
    for (let run = 0; run < runs; run += 1) {
      const first = run % sites.length;
      for (const { name, url } of [...sites.slice(first), ...sites.slice(0, first)]) {
        visits.get(name).push(await visit(browser, url + route));
      }
    }
    rows.push({
      route,
      ...Object.fromEntries([...visits].map(([name, runsOfSite]) => [name, medians(runsOfSite)])),
    });
    onStep(route);
  }
  return rows;
}

function visit(browser, address) {
  const options = { cpu: 4, network: slow4G, context: { deviceScaleFactor: phonePixels } };
  return withPage(browser, options, async (page, cdp) => {
    const line = listenToTheLine(cdp);
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load', timeout: longest });
    const end = Date.now() + longest;
    while (Date.now() < end) {
      const idle = await page.evaluate(() => globalThis.firstView.idleSince());
      if (idle >= quiet && line.idleSince() >= quiet) break;
      await page.waitForTimeout(100);
    }
    const seen = await page.evaluate(() => globalThis.firstView.result());
    return { ...seen, ...line.sums() };
  });
}

/** Runs in the page, before anything of its own. */
function watch() {
  if (globalThis !== globalThis.top) return;
  const patience = 10_000;
  const seen = { shift: 0 };
  const longTasks = [];
  let busy = 0;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  on('longtask', (task) => {
    longTasks.push(task);
    busy = task.startTime + task.duration;
  });

  /** Neither transparent nor hidden nor cut away, with all that it is in and all that is in it. */
  const isReadable = (heading) => {
    const around = [];
    for (let one = heading; one; one = one.parentElement) around.push(one);
    const within = [...heading.querySelectorAll('*')].filter(({ textContent }) => textContent);
    return [...around, ...within].every((element) => {
      const { opacity, visibility, clipPath } = getComputedStyle(element);
      const sides = clipPath.match(/-?[\d.]+/g) ?? [];
      const whole =
        clipPath === 'none' || (clipPath.startsWith('inset') && sides.every((side) => side <= 1));
      return opacity > 0.98 && visibility === 'visible' && whole;
    });
  };
  /** React marks what it has made its own, from the heading down to the end of the page. */
  const isHydrated = (heading) =>
    [heading, document.querySelector('footer') ?? heading].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    );
  const look = () => {
    const heading = document.querySelector('h1');
    // What holds now is on the screen when the next frame begins.
    if (heading && seen.painting === undefined && isReadable(heading)) {
      seen.painting = performance.now();
    } else if (seen.painting !== undefined && seen.readable === undefined && seen.fcp) {
      seen.readable = Math.max(seen.fcp, seen.painting);
    }
    if (heading && seen.live === undefined && isHydrated(heading)) seen.live = performance.now();
    // A page without React is not waited for.
    const loaded = document.readyState === 'complete';
    const dead = loaded && (document.scripts.length === 0 || performance.now() > patience);
    const done = seen.readable && (seen.live || dead);
    if (done) seen.done = performance.now();
    if (!done) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  globalThis.firstView = {
    idleSince: () => performance.now() - Math.max(seen.done ?? Infinity, busy),
    result: () => {
      const blocked = longTasks
        .filter(({ startTime, duration }) => startTime + duration > seen.fcp)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
      const { fcp, lcp, shift, readable, live } = seen;
      return { fcp, lcp, shift, readable, live, wait: live - readable, blocked };
    },
  };
}

const ratio = (a, b) => (a && b ? a / b : undefined);

/** The pages against the same pages without scripts, and those against themselves. */
export function present(rows) {
  const head = [
    'route',
    'LCP ms',
    'bare',
    'ratio',
    'A/A',
    'readable ms',
    'bare',
    'ratio',
    'A/A',
    'FCP ms',
    'ratio',
    'CLS',
    'blocked ms',
    'bare',
    'live ms',
    'wait ms',
  ];
  const body = rows.map(({ route, page, bare, control }) => [
    route,
    shown(page.lcp),
    shown(bare.lcp),
    against(ratio(page.lcp, bare.lcp), limits.ratio, 2),
    shown(ratio(control.lcp, bare.lcp), 2),
    shown(page.readable),
    shown(bare.readable),
    against(ratio(page.readable, bare.readable), limits.ratio, 2),
    shown(ratio(control.readable, bare.readable), 2),
    shown(page.fcp),
    shown(ratio(page.fcp, bare.fcp), 2),
    against(page.shift, limits.shift, 3),
    against(page.blocked, limits.blocked),
    shown(bare.blocked),
    shown(page.live),
    against(page.wait, limits.wait),
  ]);
  const middle = (figure) => median(rows.map(figure));
  const summary = [
    `Middle of all routes: LCP ${shown(
      middle(({ page, bare }) => ratio(page.lcp, bare.lcp)),
      3,
    )} and readable ${shown(
      middle(({ page, bare }) => ratio(page.readable, bare.readable)),
      3,
    )} times the bare page; the bare page against itself ${shown(
      middle(({ bare, control }) => ratio(control.lcp, bare.lcp)),
      3,
    )} and ${shown(
      middle(({ bare, control }) => ratio(control.readable, bare.readable)),
      3,
    )}.`,
  ];
  return [table(head, body), ...summary, presentLoad(rows)].join('\n\n');
}

const presentLoad = (rows) =>
  table(
    [
      'route',
      'all kB',
      'HTML',
      'script',
      'fonts',
      'pictures',
      'other',
      'requests',
      'bare kB',
      'requests',
    ],
    rows.map(({ route, page, bare }) => [
      route,
      against(page.bytes / 1000, limits.bytes / 1000, 1),
      ...[page.html, page.script, page.font, page.image, page.other].map((bytes) =>
        kilobytes(bytes),
      ),
      shown(page.requests),
      kilobytes(bare.bytes),
      shown(bare.requests),
    ]),
  );

export const plot = (rows) => ({
  alt: 'LCP of each page',
  svg: dotPlots([
    {
      title: 'LCP on a slow phone',
      unit: 'ms',
      names: ['the page', 'without scripts'],
      rows: rows.map(({ route, page, bare }) => ({ label: route, values: [page.lcp, bare.lcp] })),
    },
  ]),
});

/** Any two sites, side by side. */
export function presentComparison(rows, [a, b]) {
  const figures = [
    ['lcp', 'LCP ms'],
    ['readable', 'readable ms'],
    ['fcp', 'FCP ms'],
    ['blocked', 'blocked ms'],
    ['live', 'live ms'],
    ['bytes', 'bytes'],
    ['script', 'script'],
    ['requests', 'requests'],
  ];
  return table(
    ['route', 'figure', a, b, `${b} / ${a}`],
    rows.flatMap((row) =>
      figures.map(([figure, name]) => [
        row.route,
        name,
        shown(row[a][figure]),
        shown(row[b][figure]),
        shown(ratio(row[b][figure], row[a][figure]), 2),
      ]),
    ),
  );
}
