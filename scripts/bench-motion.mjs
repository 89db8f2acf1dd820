// npm run bench:motion: how smoothly every page moves while it is scrolled through on a slow phone.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBrowser } from './bench/browser.mjs';
import { builtSite } from './bench/built.mjs';
import { against, hashOf, intoDocument, machine, shown, table } from './bench/figures.mjs';
import { limits, scrolling } from './bench/scrolling.mjs';
import { routesOf, serve } from './bench/serve.mjs';
import { root } from './setup.mjs';

const help = `npm run bench:motion [-- options]

Opens every page on a phone's screen with a processor four times slower, waits until it is at rest,
scrolls from top to bottom by the wheel, and tells what each frame took. The figures of all pages
go into docs/motion.md. Run nothing beside it.

  --runs N           how often each page is scrolled through; the middle counts (3)
  --routes /a,/b     only these pages; the document stays as it is
  --dir FOLDER       a built site other than dist
  --cpu N            how many times slower the processor is (4)
  --print            only print, leave the document as it is`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    routes: { type: 'string' },
    dir: { type: 'string' },
    cpu: { type: 'string', default: '4' },
    print: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit();
}

const [runs, cpu] = [Number(values.runs), Number(values.cpu)];
if (!(Number.isInteger(runs) && runs > 0 && cpu >= 1)) {
  console.error('--runs takes a whole number from 1 on, --cpu a number from 1 on.');
  process.exit(2);
}
const folder = builtSite(values.dir);
const known = routesOf(folder);
const routes = values.routes?.split(',') ?? known;
const unknown = routes.filter((route) => !known.includes(route));
if (unknown.length > 0) {
  console.error(`There is no page ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  process.exit(2);
}

const site = await serve(folder);
try {
  await withBrowser(async (browser) => {
    const rows = await scrolling({
      browser,
      url: site.url,
      routes,
      runs,
      cpu,
      onRow: ({ route, p95 }) => console.error(`${route}: 95% of its frames in ${shown(p95)} ms`),
    });
    const text = report(rows, browser.version());
    console.log(`\n${text}`);
    if (!values.print && !values.routes) {
      intoDocument(path.join(root, 'docs/motion.md'), 'frames', text);
    }
  });
} finally {
  site.close();
}

function report(rows, browserVersion) {
  const times = runs === 1 ? 'one run' : `the middle of ${runs} runs`;
  return [
    `Build ${hashOf(folder)}, ${times}, 390 × 844 px, processor ${cpu} times slower. Measured on: ${machine(browserVersion)}.`,
    frames(rows),
    work(rows),
    remarks(rows),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function frames(rows) {
  return table(
    ['page', 'frames', 'p50 ms', 'p95 ms', 'worst ms', 'over 100 ms', 'longest ms', 'shift'],
    rows.map((row) => [
      row.route,
      shown(row.frames),
      shown(row.p50, 1),
      against(row.p95, limits.p95, 1),
      against(row.worst, limits.worst),
      against(row.longFrames, limits.longFrames),
      shown(row.worstLong),
      against(row.shift, limits.shift, 4),
    ]),
  );
}

function work(rows) {
  return table(
    [
      'page',
      'layouts a frame',
      'style recalculations a frame',
      'both, ms a frame',
      'animations on the compositor',
      'on the main thread',
      'by script',
    ],
    rows.map((row) => [
      row.route,
      shown(row.layouts, 2),
      shown(row.styles, 2),
      shown(row.layoutTime, 2),
      row.composited,
      Object.values(row.onMain).reduce((sum, count) => sum + count, 0),
      row.scripted,
    ]),
  );
}

function remarks(rows) {
  const lines = rows.flatMap(({ route, longFrames, worst, cause, onMain, shifted }) => {
    const main = Object.entries(onMain).map(([what, count]) => `${count} × ${what}`);
    return [
      ...((longFrames > 0 || worst > limits.worst) && cause
        ? [`- ${route}, longest frame: ${cause}`]
        : []),
      ...(main.length > 0 ? [`- ${route}, on the main thread: ${main.join('; ')}`] : []),
      ...(shifted.length > 0 ? [`- ${route}, moved by layout: ${shifted.join(', ')}`] : []),
    ];
  });
  return lines.length > 0 ? `What was behind it:\n\n${lines.join('\n')}` : '';
}
