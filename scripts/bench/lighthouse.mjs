// Lighthouse's four scores. Its current release wants a newer Node than the site does: npm brings both for the run.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../setup.mjs';
import { against, kilobytes, median, medians, shown, table } from './figures.mjs';

const release = 'lighthouse@13.5.0';
const node = 'node@24';
const longest = 180_000;

/** The lowest scores, and the highest blocking time in ms, of the engineering guide. */
const limits = { performance: 98, others: 100, blocked: 100 };

/**
 * @param {{ url: string, routes: string[], runs: number, onStep: (step: string) => void }} options
 * @returns one row for each route: the middle of each score and figure.
 */
export async function measure({ url, routes, runs, onStep }) {
  const rows = [];
  for (const route of routes) {
    const visits = [];
    while (visits.length < runs) {
      visits.push(await visit(url + route));
    }
    const lost = [...new Set(visits.flatMap((seen) => seen.lost))];
    rows.push({ route, lost, ...medians(visits.map(({ figures }) => figures)) });
    onStep(route);
  }
  return rows;
}

async function visit(address) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  try {
    const file = path.join(folder, 'report.json');
    const tools = ['-y', '--engine-strict=false', '-p', node, '-p', release];
    const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
    const output = ['--output=json', `--output-path=${file}`, '--quiet'];
    await run([...tools, 'lighthouse', address, chrome, ...output]);
    return read(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A run that hangs is ended with the browser that it has started. */
function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', args, {
      env: { ...process.env, CHROME_PATH: findBrowser() },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const end = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };
    const timer = setTimeout(end, longest);
    process.once('exit', end);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      process.removeListener('exit', end);
      if (code === 0) resolve();
      else reject(new Error(`Lighthouse gave up (${code ?? 'too slow'}): ${said.slice(-600)}`));
    });
  });
}

function read({ categories, audits, environment }) {
  const score = (name) => Math.round(categories[name].score * 100);
  const value = (name) => audits[name]?.numericValue;
  const requests = audits['network-requests'].details.items;
  const bytes = (type) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const lost = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  );
  return {
    lost,
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      script: bytes('Script'),
      all: bytes(),
      index: environment.benchmarkIndex,
    },
  };
}

const atLeast = (value, limit) => shown(value) + (value < limit ? ' ✗' : '');

export function present(rows) {
  const head = ['route', 'performance', 'accessibility', 'practices', 'SEO'];
  const figures = ['FCP ms', 'LCP ms', 'blocked ms', 'CLS', 'script kB', 'all kB', 'machine'];
  const body = rows.map((row) => [
    row.route,
    atLeast(row.performance, limits.performance),
    ...[row.accessibility, row.practices, row.seo].map((score) => atLeast(score, limits.others)),
    shown(row.fcp),
    shown(row.lcp),
    against(row.blocked, limits.blocked),
    against(row.shift, 0, 3),
    kilobytes(row.script),
    kilobytes(row.all),
    shown(row.index),
  ]);
  const lost = rows.filter((row) => row.lost.length > 0);
  return [
    table([...head, ...figures], body),
    `${release} on ${node}, middle performance ${shown(median(rows.map(({ performance }) => performance)))}.`,
    ...lost.map((row) => `${row.route} loses points on ${row.lost.join(', ')}.`),
  ].join('\n\n');
}
