// What a page gives the processor to do, in the processor's own time: what else the machine does is not in it.
import { settled, slow4G, withPage } from './browser.mjs';
import { against, medians, shown, table } from './figures.mjs';

/** As Lighthouse's phone: so many times slower, and so many ms of a task are no hindrance. */
const slowdown = 4;
const free = 50;

/** The engineering guide's limit for what a slow phone is blocked by, in ms. */
const limits = { blocked: 100 };

/**
 * @param {{ browser: import('playwright-core').Browser, url: string, bareUrl: string, routes: string[], runs: number, onStep: (step: string) => void }} options
 * @returns one row for each route: the middle of each figure for the page, and for it without scripts.
 */
export async function measure({ browser, url, bareUrl, routes, runs, onStep }) {
  // The first visits of a fresh browser are slower than all others, and count for nothing.
  for (const address of [url, bareUrl]) await visit(browser, address + routes[0]);
  const rows = [];
  for (const route of routes) {
    const [page, bare] = [[], []];
    while (page.length < runs) {
      page.push(await visit(browser, url + route));
      bare.push(await visit(browser, bareUrl + route));
    }
    rows.push({ route, page: medians(page), bare: medians(bare) });
    onStep(route);
  }
  return rows;
}

const visit = (browser, address) =>
  withPage(browser, { network: slow4G }, async (page) => {
    await browser.startTracing(page, {
      screenshots: false,
      categories: ['toplevel', 'loading', 'devtools.timeline'],
    });
    let trace;
    try {
      await page.goto(address);
      await settled(page);
    } finally {
      trace = await browser.stopTracing();
    }
    return workIn(JSON.parse(trace.toString('utf8')).traceEvents);
  });

/** The work of the thread on which the page was painted, before its first paint and after it. */
export function workIn(events) {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The recording does not tell when the page was painted');
  const work = events.filter(
    ({ ph, pid, tid, tdur }) => ph === 'X' && pid === paint.pid && tid === paint.tid && tdur,
  );
  const sum = (some) => some.reduce((all, { tdur }) => all + tdur / 1000, 0);
  const named = (wanted) => sum(work.filter(({ name }) => name === wanted));
  const tasks = work.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const after = tasks.filter(({ ts }) => ts > paint.ts);
  return {
    before: sum(tasks) - sum(after),
    after: sum(after),
    styles: named('UpdateLayoutTree'),
    layout: named('Layout'),
    longest: Math.max(0, ...after.map(({ tdur }) => tdur / 1000)),
    blocked: after.reduce((all, { tdur }) => all + Math.max(0, (tdur / 1000) * slowdown - free), 0),
  };
}

export function present(rows) {
  const figures = [
    ['before', 'before paint ms'],
    ['after', 'after it ms'],
    ['styles', 'styles ms'],
    ['layout', 'layout ms'],
    ['longest', 'longest task ms'],
  ];
  return table(
    ['route', ...figures.flatMap(([, name]) => [name, 'bare']), 'blocked at 4× ms', 'bare'],
    rows.map(({ route, page, bare }) => [
      route,
      ...figures.flatMap(([figure]) => [shown(page[figure]), shown(bare[figure])]),
      against(page.blocked, limits.blocked),
      shown(bare.blocked),
    ]),
  );
}
