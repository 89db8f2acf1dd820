// npm run bench: how fast the built site is, told in tables, docs/performance.md and docs/plots.
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBrowser } from './bench/browser.mjs';
import { buildOf } from './bench/build-of.mjs';
import { dotPlot } from './bench/dot-plot.mjs';
import { hashOf, intoDocument, machine, shown, table } from './bench/figures.mjs';
import { firstView, presentComparison, presentFirstView, visit } from './bench/first-view.mjs';
import { lighthouse, presentLighthouse } from './bench/lighthouse.mjs';
import { routesOf, serve } from './bench/serve.mjs';
import { root, run } from './setup.mjs';
import { dist } from './static-host.mjs';

const help = `npm run bench -- [measure …] [options]

Builds the site, serves it with Brotli and takes the measures that are named, or all of them:
  first-view    a phone with slow 4G and a processor four times slower, in turns with the same pages
                without scripts, and those once more against themselves (A/A)
  lighthouse    the four scores on a phone (npm fetches Lighthouse and a newer Node for it)
  moving-on, scrolling, growth, memory
The tables go into docs/performance.md, the plots into docs/plots. Run nothing beside it.

  --runs N           visits of each page; the middle counts (5)
  --routes /a,/b     only these pages; the document stays as it is
  --print            only print, leave the document as it is
  --no-build         measure dist/ as it is
  --minutes N        give up after so long (180)

  --against REV      first view of this build and of another revision's, in turns
  --url A --url B    first view of any two sites in turns; each is a built folder or an address`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string' },
    print: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    minutes: { type: 'string', default: '180' },
    against: { type: 'string' },
    url: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});

const measures = ['first-view', 'lighthouse', 'moving-on', 'scrolling', 'growth', 'memory'];
const document = path.join(root, 'docs/performance.md');
const plots = path.join(root, 'docs/plots');

if (values.help) {
  console.log(help);
  process.exit();
}
const runs = Number(values.runs);
const minutes = Number(values.minutes);
const wrong = positionals.filter((name) => !measures.includes(name));
if (wrong.length > 0)
  stop(`There is no measure ${wrong.join(', ')}. There are: ${measures.join(', ')}`);
if (!(Number.isInteger(runs) && runs > 0)) stop('--runs takes a whole number from 1 on.');
if (!(minutes > 0)) stop('--minutes takes a number.');
if (values.url.length !== 0 && values.url.length !== 2)
  stop('--url is given twice, or not at all.');

// What is open is closed on exit too: the servers with the process, browsers and folders by their owners.
setTimeout(() => stop(`Not done after ${minutes} minutes.`), minutes * 60_000).unref();
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

if (values.url.length === 2) await compare(...values.url);
else if (values.against) await compareWith(values.against);
else await measure(positionals.length > 0 ? positionals : measures);

async function measure(names) {
  build();
  const routes = routesFor(dist);
  const hash = hashOf(dist);
  const [page, bare] = [await serve(dist), await serve(dist, { scriptless: true })];
  try {
    for (const name of names) {
      const started = Date.now();
      const told = await tell(name, { page, bare, routes });
      if (!told) continue;
      const origin = [
        `Build \`${hash}\`, \`npm run bench -- ${name}\`, ${runs} runs.`,
        `Measured on: ${machine(told.browser)}.`,
      ].join(' ');
      const text = `${origin}\n\n${told.text}`;
      console.log(`\n── ${name} (${Math.round((Date.now() - started) / 1000)} s)\n\n${text}`);
      if (values.print || values.routes) continue;
      for (const [file, svg] of Object.entries(told.plots ?? {})) {
        mkdirSync(plots, { recursive: true });
        writeFileSync(path.join(plots, file), svg);
      }
      intoDocument(document, name, text);
    }
  } finally {
    page.close();
    bare.close();
  }
}

/** Takes one measure and puts it into words. */
function tell(name, { page, bare, routes }) {
  if (name === 'lighthouse') {
    return lighthouse({ url: page.url, routes, runs, onRow: progress(name) }).then((rows) => ({
      text: presentLighthouse(rows),
    }));
  }
  return withBrowser(async (browser) => {
    if (name !== 'first-view') return tellOther(name, { browser, page, routes });
    const sites = [
      { name: 'page', url: page.url },
      { name: 'bare', url: bare.url },
      { name: 'control', url: bare.url },
    ];
    await warmUp(browser, sites, routes);
    const rows = await firstView({ browser, sites, routes, runs, onRow: progress(name) });
    return {
      browser: browser.version(),
      text: `${presentFirstView(rows)}\n\n![LCP of each page](plots/first-view.svg)`,
      plots: { 'first-view.svg': plotOf(rows) },
    };
  });
}

/** A measure in a file of its own, which exports a function of its name, and perhaps `present`. */
async function tellOther(name, { browser, page, routes }) {
  const file = new URL(`./bench/${name}.mjs`, import.meta.url);
  if (!existsSync(file)) {
    console.error(`scripts/bench/${name}.mjs is not there yet.`);
    return undefined;
  }
  const module = await import(file);
  const take = module[name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())];
  const url = page.url.replace(/\/$/, '');
  const rows = await take({ browser, url, routes, runs, onRow: progress(name) });
  return { browser: browser.version(), text: module.present?.(rows) ?? plainTable(rows) };
}

async function compareWith(revision) {
  build();
  const other = buildOf(revision);
  const [here, there] = [await serve(dist), await serve(other)];
  const sites = [
    { name: revision, url: there.url },
    { name: 'here', url: here.url },
  ];
  const common = routesFor(dist).filter((route) => routesOf(other).includes(route));
  await sideBySide(sites, common).finally(() => [here, there].forEach((site) => site.close()));
}

async function compare(...addresses) {
  const opened = [];
  for (const address of addresses) {
    const isFolder = !/^https?:/.test(address);
    if (isFolder && !statSync(address, { throwIfNoEntry: false })?.isDirectory()) {
      stop(`There is no folder ${address}.`);
    }
    opened.push(isFolder ? await serve(address) : { url: address, close: () => {} });
  }
  const names = addresses[0] === addresses[1] ? ['A', 'B'] : addresses;
  const sites = opened.map(({ url }, at) => ({ name: names[at], url }));
  const routes = values.routes?.split(',') ?? ['/'];
  await sideBySide(sites, routes).finally(() => opened.forEach((site) => site.close()));
}

async function sideBySide(sites, routes) {
  await withBrowser(async (browser) => {
    await warmUp(browser, sites, routes);
    const rows = await firstView({ browser, sites, routes, runs, onRow: progress('first-view') });
    console.log(`\n${machine(browser.version())}\n`);
    console.log(
      presentComparison(
        rows,
        sites.map(({ name }) => name),
      ),
    );
  });
}

/** The first visits of a fresh browser are slower than all others, and count for nothing. */
async function warmUp(browser, sites, [route = '/']) {
  for (const { url } of sites) await visit(browser, url.replace(/\/$/, '') + route);
}

function build() {
  if (values['no-build'] && existsSync(`${dist}/index.html`)) return;
  if (!run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'])) process.exit(1);
}

function routesFor(folder) {
  const known = routesOf(folder);
  const asked = values.routes?.split(',') ?? known;
  const unknown = asked.filter((route) => !known.includes(route));
  if (unknown.length > 0)
    stop(`There is no page ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return asked;
}

function plotOf(rows) {
  return dotPlot({
    title: 'LCP on a slow phone',
    unit: 'ms',
    names: ['the page', 'without scripts'],
    rows: rows.map(({ route, page, bare }) => ({ label: route, values: [page.lcp, bare.lcp] })),
  });
}

function plainTable(rows) {
  const head = Object.keys(rows[0] ?? {}).filter((key) => typeof rows[0][key] !== 'object');
  const cell = (value) => (typeof value === 'number' ? shown(value, value < 10 ? 2 : 0) : value);
  return table(
    head,
    rows.map((row) => head.map((key) => cell(row[key]))),
  );
}

function progress(name) {
  return ({ route }) => console.error(`${name} ${route ?? ''}`);
}

function stop(message) {
  console.error(message);
  process.exit(2);
}
