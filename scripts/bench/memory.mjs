// What stays behind in the browser while somebody reads on and on.
import { headingAt, settled, withPage } from './browser.mjs';
import { shown, table } from './figures.mjs';
import { watchArrivals } from './in-page.mjs';

const desktop = { width: 1440, height: 900 };

/**
 * One row for each time it is looked: at the start, after one round over all pages, when all code is
 * there, and after the last navigation. Each time on the same page, everything unused thrown away.
 * @param {{ browser: import('playwright-core').Browser, url: string, routes: string[], navigations?: number, onStep: (step: string) => void }} options
 */
export async function measure({ browser, url, routes, navigations = 100, onStep }) {
  const headings = new Map();
  for (const route of routes) headings.set(route, await headingAt(browser, url + route));
  return withPage(browser, { viewport: desktop }, async (page, cdp) => {
    await cdp.send('Performance.enable');
    await cdp.send('HeapProfiler.enable');
    await page.addInitScript(watchArrivals);
    await page.goto(url + routes[0]);
    await settled(page);
    const rows = [{ navigations: 0, ...(await held(cdp)) }];
    for (let count = 1; count <= navigations; count += 1) {
      const route = count === navigations ? routes[0] : routes[count % routes.length];
      await goTo(page, route, headings.get(route));
      if (count === routes.length || count === navigations) {
        await settled(page);
        rows.push({ navigations: count, ...(await held(cdp)) });
        onStep(`${count} navigations`);
      }
    }
    return rows;
  });
}

/** By a link where the page has one, else as if by Back and Forward; never by loading the page anew. */
async function goTo(page, route, heading) {
  await page.evaluate((path) => {
    const link = [...document.querySelectorAll('a[href]')].find(
      ({ href, target }) => !target && href === new URL(path, location.origin).href,
    );
    if (link) return link.click();
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, route);
  const wanted = { heading, anywhere: true };
  const { readable } = await page.evaluate((it) => globalThis.bench.arrival(it), wanted);
  if (readable === undefined) throw new Error(`${route} could not be read after 10 s`);
}

async function held(cdp) {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (wanted) => metrics.find(({ name }) => name === wanted)?.value;
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    documents: value('Documents'),
  };
}

export const present = (rows) =>
  table(
    ['navigations', 'heap MB', 'nodes', 'listeners', 'documents'],
    rows.map(({ navigations, heap, nodes, listeners, documents }) => [
      navigations,
      shown(heap / 1e6, 2),
      shown(nodes),
      shown(listeners),
      shown(documents),
    ]),
  );
