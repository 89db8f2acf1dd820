// What measured figures are made into: middles, tables, and the name of the machine they came from.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The value below which the given share of the values lies, between neighbours where it must. */
export function percentile(values, share) {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)];
  const high = sorted[Math.ceil(at)];
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (values) => percentile(values, 0.5);

/** The middle of each figure over several runs. Runs in which a figure is missing do not count for it. */
export function medians(runs) {
  const names = new Set(runs.flatMap(Object.keys));
  return Object.fromEntries([...names].map((name) => [name, median(runs.map((run) => run[name]))]));
}

export const missing = '—';

/** A number with as many digits as tell something. */
export const shown = (value, digits = 0) =>
  Number.isFinite(value) ? value.toFixed(digits) : missing;

export const kilobytes = (bytes, digits = 1) => shown(bytes / 1000, digits);

/** Marks a figure that misses its limit. */
export const against = (value, limit, digits = 0) =>
  shown(value, digits) + (Number(value?.toFixed(digits)) > limit ? ' ✗' : '');

/** A Markdown table that is as readable in a terminal. The first column is text, the others are figures. */
export function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map((cell) => String(cell ?? missing)));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const line = (row) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [first, ...others] = cells.map(line);
  return [first, rule, ...others].join('\n');
}

/** Where the figures come from: they mean little without it. */
export function machine(browserVersion) {
  const { model } = os.cpus()[0] ?? { model: 'unknown processor' };
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GB`;
  return [
    `${model.trim()}, ${os.cpus().length} cores, ${memory}`,
    `${os.type()} ${os.release()}`,
    `Node ${process.versions.node}`,
    ...(browserVersion ? [`Chromium ${browserVersion}`] : []),
  ].join(' · ');
}

/** How long the machine takes for always the same work: a slow hour is known by it. */
export function timeToCount() {
  const started = performance.now();
  let sum = 0;
  for (let number = 0; number < 100_000_000; number += 1) sum += number % 7;
  if (sum === 0) throw new Error('Nothing was counted.');
  return performance.now() - started;
}

/** Tells one build from another: the same for the same names and contents. */
export function hashOf(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted();
  for (const file of files) {
    hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Puts text between the two markers <!-- name --> and <!-- /name --> of a document. */
export function intoDocument(file, name, text) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const document = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const from = document.indexOf(start);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`${file} has no place for this: ${start} … ${end}`);
  const whole = `${document.slice(0, from + start.length)}\n\n${text.trim()}\n\n${document.slice(to)}`;
  writeFileSync(file, whole);
}
