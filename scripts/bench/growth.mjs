// What a visit costs with 7, 70 and 700 cases, and what it takes to build them.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baseOf } from '../static-host.mjs';
import { settled, slow4G, withPage } from './browser.mjs';
import { dotPlots } from './dot-plots.mjs';
import { against, kilobytes, medians, shown, table } from './figures.mjs';
import { listenToTheLine } from './line.mjs';
import { copyWithCases } from './many-cases.mjs';
import { serve } from './serve.mjs';

const limits = {
  /** Bytes by which the entry may grow from the fewest to the most cases. */
  entry: 2000,
  /** How many times as long the Work page's first view may take with the most as with the second most. */
  work: 1.3,
  /** Seconds to build the most cases. */
  build: 120,
  /** How many times as many bytes a case page may take with the most cases as with the fewest. */
  casePage: 1.01,
};

const visited = '/minimart';

/**
 * One row for each number of cases. Everything is made in a temporary folder, which goes with the process.
 * @param {{ browser: import('playwright-core').Browser, counts?: number[], runs: number, onStep: (step: string) => void }} options
 */
export async function measure({ browser, counts = [7, 70, 700], runs, onStep }) {
  const home = mkdtempSync(path.join(tmpdir(), 'growth-'));
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  const sites = [];
  try {
    const rows = [];
    for (const count of counts) {
      const folder = path.join(home, String(count));
      onStep(`${count} cases: building…`);
      copyWithCases(folder, count);
      const first = await build(folder);
      const again = await build(folder);
      onStep(
        `${count} cases: built in ${shown(first.seconds)} s, again in ${shown(again.seconds)} s`,
      );
      const site = await serve(path.join(folder, 'dist'), { early: false });
      sites.push(site);
      rows.push({
        count,
        entry: await entrySize(folder, site),
        buildSeconds: first.seconds,
        buildProcessor: first.processor,
        rebuildSeconds: again.seconds,
        buildMemory: Math.max(first.memory, again.memory),
      });
    }
    onStep('Visiting…');
    for (const [index, { url }] of sites.entries()) {
      rows[index].casePage = await bytesOf(browser, url + visited);
      rows[index].workPage = await bytesOf(browser, `${url}/work`);
    }
    const views = sites.map(() => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { url }] of sites.entries()) {
        views[index].push(await firstView(browser, `${url}/work`));
      }
    }
    rows.forEach((row, index) => Object.assign(row, medians(views[index])));
    return rows;
  } finally {
    sites.forEach((site) => site.close());
  }
}

/** Builds as npm run build does: its time, the processor's time, and the most memory that it held. */
async function build(folder) {
  const start = performance.now();
  const parts = [];
  for (const args of [['scripts/content.mjs'], [vite, 'build', '--logLevel', 'error']]) {
    parts.push(await runMeasured(args, folder));
  }
  return {
    seconds: (performance.now() - start) / 1000,
    processor: parts.reduce((sum, { processor }) => sum + processor, 0),
    memory: Math.max(...parts.map(({ memory }) => memory)),
  };
}

const vite = 'node_modules/vite/bin/vite.js';

function runMeasured(args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let complaints = '';
    let used = { processor: NaN, memory: NaN };
    child.stderr.on('data', (text) => {
      complaints += text;
    });
    const watch = setInterval(() => {
      used = usedBy(child.pid) ?? used;
    }, 100);
    const stop = () => child.kill('SIGKILL');
    const limit = setTimeout(stop, 20 * 60_000);
    process.once('exit', stop);
    const end = () => {
      clearInterval(watch);
      clearTimeout(limit);
      process.removeListener('exit', stop);
    };
    child.on('error', (error) => {
      end();
      reject(error);
    });
    child.on('close', (code) => {
      end();
      if (code === 0) resolve(used);
      else reject(new Error(`${args.join(' ')} in ${cwd} ended with ${code}\n${complaints}`));
    });
  });
}

/** What a process has used so far, as Linux tells it; elsewhere it is not known. */
function usedBy(pid) {
  try {
    const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    // A process that has just ended no longer says what it held.
    if (!peak) return undefined;
    // Of the fields after the name, the 12th and 13th are hundredths of seconds in user and system.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const processor = (Number(fields[11]) + Number(fields[12])) / 100;
    return { processor, memory: Number(peak) * 1024 };
  } catch {
    return undefined;
  }
}

/** All code that every page starts, whichever it is: the page that was not found needs no more. */
async function entrySize(folder, site) {
  const report = path.join(folder, 'node_modules/.cache/prerender-production/report.json');
  const { routes } = JSON.parse(readFileSync(report, 'utf8'));
  const base = baseOf(path.join(folder, 'dist'));
  const sizes = await Promise.all(routes['/404'].map((file) => site.sizeOf(base + file)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What a first visit brings down the line, by kind, until the page is at rest. */
const bytesOf = (browser, address) =>
  withPage(browser, {}, async (page, cdp) => {
    const line = listenToTheLine(cdp);
    await page.goto(address);
    await settled(page);
    return line.sums();
  });

async function firstView(browser, address) {
  return withPage(browser, { cpu: 4, network: slow4G }, async (page) => {
    await page.goto(address);
    await settled(page);
    return page.evaluate(
      () =>
        new Promise((done) => {
          const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
          new PerformanceObserver((list) => {
            done({ fcp, lcp: list.getEntries().at(-1)?.startTime });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  });
}

/** The figures as tables, missed limits marked. */
export function present(rows) {
  const [fewest] = rows;
  const [second, most] = rows.slice(-2);
  const isMost = (row) => row === most && rows.length > 1;
  const heavier = (row) =>
    isMost(row) && row.casePage.bytes > fewest.casePage.bytes * limits.casePage;
  return [
    table(
      [
        'cases',
        'entry kB',
        'case page kB',
        'html',
        'script',
        'font',
        'image',
        'build s',
        'processor s',
        'again s',
        'memory MB',
      ],
      rows.map((row) => [
        row.count,
        kilobytes(row.entry, 2) +
          (isMost(row) && row.entry - fewest.entry > limits.entry ? ' ✗' : ''),
        kilobytes(row.casePage.bytes) + (heavier(row) ? ' ✗' : ''),
        ...['html', 'script', 'font', 'image'].map((kind) => kilobytes(row.casePage[kind])),
        against(row.buildSeconds, limits.build),
        shown(row.buildProcessor),
        shown(row.rebuildSeconds),
        shown(row.buildMemory / 1e6),
      ]),
    ),
    table(
      ['cases', 'Work page kB', 'FCP ms', 'LCP ms', 'LCP ratio'],
      rows.map((row, index) => [
        row.count,
        kilobytes(row.workPage.bytes),
        shown(row.fcp),
        shown(row.lcp),
        index === 0
          ? undefined
          : isMost(row)
            ? against(most.lcp / second.lcp, limits.work, 2)
            : shown(row.lcp / rows[index - 1].lcp, 2),
      ]),
    ),
  ].join('\n\n');
}

export function plot(rows) {
  const panel = (title, unit, names, valuesOf) => ({
    title,
    unit,
    names,
    rows: rows.map((row) => ({ label: `${row.count} cases`, values: valuesOf(row) })),
  });
  return {
    alt: 'How entry, pages and build time go with the number of cases',
    svg: dotPlots([
      panel('Script of the entry', 'kB', ['Brotli'], ({ entry }) => [entry / 1000]),
      panel('A first visit', 'kB', ['case page', 'Work page'], ({ casePage, workPage }) => [
        casePage.bytes / 1000,
        workPage.bytes / 1000,
      ]),
      panel('Build', 's', ['from nothing', 'again'], ({ buildSeconds, rebuildSeconds }) => [
        buildSeconds,
        rebuildSeconds,
      ]),
    ]),
  };
}
