import os from 'node:os';
import { filesIn, hashFiles } from '../files.mjs';

export function percentile(values, share) {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  if (sorted.length === 0) return undefined;
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)];
  const high = sorted[Math.ceil(at)];
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (values) => percentile(values, 0.5);

export function medians(runs) {
  const middle = (found) =>
    found.some(Array.isArray) ? [...new Set(found.flat())] : median(found);
  const names = new Set(runs.flatMap(Object.keys));
  return Object.fromEntries([...names].map((name) => [name, middle(runs.map((run) => run[name]))]));
}

export const ratio = (a, b) => (a && b ? a / b : undefined);

export const missing = '—';

export const shown = (value, digits = 0) =>
  Number.isFinite(value) ? value.toFixed(digits) : missing;

export const against = (value, limit, digits = 0) =>
  shown(value, digits) + (Number(value?.toFixed(digits)) > limit ? ' ✗' : '');

export function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map((cell) => String(cell ?? missing)));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const pad = (cell, column) =>
    column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [first, ...others] = cells.map((row) => row.map(pad));
  return [first, rule, ...others].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** @param {any} limit */
const limitFor = (page, limit = Infinity) => (typeof limit === 'function' ? limit(page) : limit);

/**
 * A column is [title, name of a figure, decimals, limit]. The last two are optional, and the limit
 * may be a function of the page's figures.
 */
export const tableOf = (rows, name, columns) =>
  table(
    [name, ...columns.map(([title]) => title)],
    rows.map((row) => [
      row.name,
      ...columns.map(([, figure, digits = 0, limit]) =>
        against(row.page[figure], limitFor(row.page, limit), digits),
      ),
    ]),
  );

export function comparison(rows, a, b) {
  const body = rows.flatMap((row) =>
    Object.keys(row[b]).map((figure) => {
      const [before, after] = [row[a][figure], row[b][figure]];
      const change = shown(ratio(after, before), 2);
      return [row.name, figure, shown(before, 1), shown(after, 1), change];
    }),
  );
  return table(['page', 'figure', a, b, `${b} / ${a}`], body);
}

export function originOf({ folder, part, runs, browser }) {
  const { model = 'unknown processor' } = os.cpus()[0] ?? {};
  const times = runs === 1 ? 'one run' : `the middle of ${runs} runs`;
  return [
    `Build ${hashFiles(folder, filesIn(folder))}, npm run bench -- ${part}, ${times},`,
    `${browser}, ${model.trim()}, ${os.cpus().length} cores.`,
  ].join(' ');
}
