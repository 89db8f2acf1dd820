// npm run bench: how fast the built site is, told in tables, in the documents that show them and docs/plots.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBrowser } from './browser.mjs';
import { buildOf } from './build-of.mjs';
import { intoDocument, machine, median, shown, timeToCount } from './figures.mjs';
import * as firstView from './first-view.mjs';
import * as interactions from './interactions.mjs';
import * as lighthouse from './lighthouse.mjs';
import {
  builtSite,
  measuredHelp,
  measuredOptions,
  originOf,
  routesIn,
  stop,
  wholeNumber,
} from './measured.mjs';
import * as memory from './memory.mjs';
import * as movingOn from './moving-on.mjs';
import * as scrolling from './scrolling.mjs';
import { routesOf, serve } from './serve.mjs';
import * as work from './work.mjs';
import { root } from '../setup.mjs';

const help = `npm run bench -- [measure …] [options]

Builds the site, serves it with Brotli and takes the measures that are named, or all of them:
  first-view     a phone with slow 4G and a processor four times slower, in turns with the same pages
                 without scripts, and those once more against themselves (A/A)
  work           what a page gives the processor to do, in its own time, beside the page without scripts
  lighthouse     the four scores on a phone (npm fetches Lighthouse and a newer Node for it)
  moving-on      from a click to the next page, at hand and on a slow line
  interactions   how long menu, switches and divider take to answer a touch
  scrolling      what each frame takes on the way down a page (npm run bench:motion)
  memory         what is held after 100 navigations
The tables go into docs/performance.md and docs/motion.md, the plots into docs/plots. Run nothing
beside it.

  --runs N           how often; the middle counts (5)
${measuredHelp}
  --navigations N    how many, for memory; the document stays as it is
  --minutes N        give up after so long (180)

  --against REV      first view of this build and of another revision's, in turns
  --url A --url B    first view of any two sites in turns; each is a built folder or an address`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...measuredOptions,
    runs: { type: 'string', default: '5' },
    navigations: { type: 'string' },
    minutes: { type: 'string', default: '180' },
    against: { type: 'string' },
    url: { type: 'string', multiple: true, default: [] },
  },
});

/**
 * Each with `measure`, which takes its figures, and `present`, which puts them into words; perhaps with
 * `plot`, and with `document` where its words go elsewhere than the others'.
 */
const measures = {
  'first-view': firstView,
  work,
  lighthouse,
  'moving-on': movingOn,
  interactions,
  scrolling,
  memory,
};
const plots = path.join(root, 'docs/plots');

if (values.help) {
  console.log(help);
  process.exit();
}
const wrong = positionals.filter((name) => !Object.hasOwn(measures, name));
if (wrong.length > 0)
  stop(`There is no measure ${wrong.join(', ')}. There are: ${Object.keys(measures).join(', ')}`);
if (values.url.length !== 0 && values.url.length !== 2)
  stop('--url is given twice, or not at all.');
const runs = wholeNumber('runs', values.runs);
const minutes = wholeNumber('minutes', values.minutes);
const navigations = values.navigations && wholeNumber('navigations', values.navigations);
const isWhole = !values.routes && !navigations;

// What is open is closed on exit too: the servers with the process, browsers and folders by their owners.
setTimeout(() => stop(`Not done after ${minutes} minutes.`), minutes * 60_000).unref();
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

if (values.url.length === 2) await compare(...values.url);
else if (values.against) await compareWith(values.against);
else await takeAll(positionals.length > 0 ? positionals : Object.keys(measures));

async function takeAll(names) {
  const folder = builtSite(values);
  const routes = routesIn(folder, values.routes);
  const [page, bare] = [await serve(folder), await serve(folder, { scriptless: true })];
  const site = { url: page.url, bareUrl: bare.url, routes };
  try {
    for (const name of names) await take(name, folder, site);
  } finally {
    page.close();
    bare.close();
  }
}

async function take(name, folder, site) {
  const { measure, present, plot, document = 'docs/performance.md' } = measures[name];
  const started = Date.now();
  const pace = [timeToCount()];
  const onStep = (step) => {
    pace.push(timeToCount());
    progress(name)(step);
  };
  const { rows, origin } = await withBrowser(async (browser) => ({
    rows: await measure({ ...site, browser, runs, navigations, onStep }),
    origin: originOf({ folder, command: `npm run bench -- ${name}`, runs, browser }),
  }));
  const text = `${origin} ${inWords(pace)}\n\n${present(rows)}`;
  console.log(`\n── ${name} (${Math.round((Date.now() - started) / 1000)} s)\n\n${text}`);
  if (values.print || !isWhole) return;
  const whole = plot ? `${text}\n\n${keepPlot(name, plot(rows))}` : text;
  intoDocument(path.join(root, document), name, whole);
}

/** Times in ms are worth as much as the machine was steady. */
function inWords(pace) {
  const [least, middle, most] = [Math.min(...pace), median(pace), Math.max(...pace)];
  return `Counting to a hundred million took it ${shown(least)} to ${shown(most)} ms meanwhile, ${shown(middle)} in the middle.`;
}

/** Writes the plot; answers with what shows it in the document. */
function keepPlot(name, { alt, svg }) {
  mkdirSync(plots, { recursive: true });
  writeFileSync(path.join(plots, `${name}.svg`), svg);
  return `![${alt}](plots/${name}.svg)`;
}

async function compareWith(revision) {
  const folder = builtSite(values);
  const other = buildOf(revision);
  const [here, there] = [await serve(folder), await serve(other)];
  const sites = [
    { name: revision, url: there.url },
    { name: 'here', url: here.url },
  ];
  const common = routesIn(folder, values.routes).filter((route) => routesOf(other).includes(route));
  await sideBySide(sites, common).finally(() => [here, there].forEach((site) => site.close()));
}

async function compare(...addresses) {
  const opened = [];
  for (const address of addresses) {
    const isFolder = !/^https?:/.test(address);
    if (isFolder && !statSync(address, { throwIfNoEntry: false })?.isDirectory()) {
      stop(`There is no folder ${address}.`);
    }
    opened.push(
      isFolder ? await serve(address) : { url: address.replace(/\/$/, ''), close: () => {} },
    );
  }
  const names = addresses[0] === addresses[1] ? ['A', 'B'] : addresses;
  const sites = opened.map(({ url }, at) => ({ name: names[at], url }));
  const routes = values.routes?.split(',') ?? ['/'];
  await sideBySide(sites, routes).finally(() => opened.forEach((site) => site.close()));
}

async function sideBySide(sites, routes) {
  await withBrowser(async (browser) => {
    const onStep = progress('first-view');
    const rows = await firstView.inTurns({ browser, sites, routes, runs, onStep });
    const names = sites.map(({ name }) => name);
    console.log(`\n${machine(browser.version())}\n\n${firstView.presentComparison(rows, names)}`);
  });
}

function progress(name) {
  return (step) => console.error(`${name}: ${step}`);
}
