// Weighs every page of dist/ and holds it to the budgets of scripts/check/budgets.mjs. Build first.
//   npm run bytes             one table; fails when a page is over a budget, and says what has grown
//   npm run bytes -- --keep   also keeps today's sizes, for later messages to compare with
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { budgets } from './budgets.mjs';
import { kB, overBudget, sizesToKeep } from './over-budget.mjs';
import { weighPages } from './page-bytes.mjs';
import { readOptions, root } from '../setup.mjs';
import { dist } from '../static-host.mjs';

const { values } = readOptions({ keep: { type: 'boolean' } });
const reportFile = path.join(root, 'node_modules/.cache/prerender-production/report.json');
const keptFile = path.join(root, 'scripts/check/kept-bytes.json');

if (!existsSync(`${dist}/index.html`) || !existsSync(reportFile)) {
  console.error('There is no built site yet. Run: npm run build');
  process.exit(1);
}
const report = JSON.parse(readFileSync(reportFile, 'utf8'));
const pages = weighPages(dist, report);
const kept = existsSync(keptFile)
  ? JSON.parse(readFileSync(keptFile, 'utf8'))
  : { html: {}, modules: {} };

const columns = ['html', 'styles', 'hydrate', 'script', 'fonts', 'pictures', 'firstView'];
const inKilobytes = (row) => columns.map((column) => (row[column] / 1000).toFixed(1));
const print = (cells) =>
  console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(10))).join(''));

console.log(
  'kB with Brotli; styles are a part of the HTML, what hydrates is a part of all script\n',
);
print(['', ...columns]);
pages.forEach((page) => print([page.route, ...inKilobytes(page)]));
print([
  'limit',
  ...columns.map((column) => (column in budgets ? kB(budgets[column].limit).slice(0, -3) : '')),
]);

const messages = overBudget(pages, report, kept);
if (messages.length > 0) {
  console.error(`\n${messages.join('\n\n')}`);
  process.exitCode = 1;
} else {
  console.log('\nEvery page is within its budgets.');
}
if (values.keep) {
  writeFileSync(keptFile, `${JSON.stringify(sizesToKeep(pages, report), null, 2)}\n`);
  console.log('Today’s sizes are kept in scripts/check/kept-bytes.json.');
}
