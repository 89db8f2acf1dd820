// One measure of the bench alone, on the screen: node scripts/bench/show.mjs moving-on
import { parseArgs } from 'node:util';
import { withBrowser } from './browser.mjs';
import { builtSite } from './built.mjs';
import { hashOf, machine } from './figures.mjs';
import { growth, growthReport } from './growth.mjs';
import { memory, memoryReport } from './memory.mjs';
import { interactions, interactionsReport, movingOn, movingOnReport } from './moving-on.mjs';
import { routesOf, serve } from './serve.mjs';

const measures = {
  'moving-on': async (site) => movingOnReport(await movingOn(site)),
  interactions: async (site) => interactionsReport(await interactions(site)),
  memory: async (site) => memoryReport(await memory(site)),
};

const help = `node scripts/bench/show.mjs MEASURE [options]

  moving-on      from a click to the next page, at hand and on a slow line
  interactions   how long menu, switches and divider take to answer a touch
  memory         what is held after 100 navigations
  growth         7, 70 and 700 cases: built in a temporary folder, which takes minutes

  --runs N            how often; the middle counts (3)
  --dir FOLDER        a built site other than dist
  --counts 7,70,700   how many cases, for growth
  --navigations N     how many, for memory (100)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    dir: { type: 'string' },
    counts: { type: 'string', default: '7,70,700' },
    navigations: { type: 'string', default: '100' },
    help: { type: 'boolean', default: false },
  },
});
const [name] = positionals;
const runs = Number(values.runs);

if (values.help) {
  console.log(help);
} else if (name === 'growth') {
  const counts = values.counts.split(',').map(Number);
  console.log(growthReport(await growth({ counts, runs, onStep: console.error })));
} else if (Object.hasOwn(measures, name)) {
  const folder = builtSite(values.dir);
  const site = await serve(folder);
  try {
    await withBrowser(async (browser) => {
      const text = await measures[name]({
        browser,
        url: site.url,
        routes: routesOf(folder),
        runs,
        navigations: Number(values.navigations),
      });
      console.log(
        `Build ${hashOf(folder)}. Measured on: ${machine(browser.version())}.\n\n${text}`,
      );
    });
  } finally {
    site.close();
  }
} else {
  console.error(help);
  process.exit(2);
}
