// Checks every page of dist/ against scripts/check/budgets.mjs. Build first.
//   npm run bytes             prints the sizes; fails if a page is over a budget, and names what grew
//   npm run bytes -- --keep   also records today's sizes, to compare with later
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { budgets } from './budgets.mjs';
import { overBudget, sizesToKeep } from './over-budget.mjs';
import { weighPages } from './page-bytes.mjs';
import { table } from '../bench/figures.mjs';
import { readOptions, root } from '../setup.mjs';
import { dist, requireSite } from '../static-host.mjs';

const { values } = readOptions({ keep: { type: 'boolean' } });
const reportFile = path.join(root, 'node_modules/.cache/prerender-production/report.json');
const keptFile = path.join(root, 'scripts/check/kept-bytes.json');

requireSite();
const report = JSON.parse(readFileSync(reportFile, 'utf8'));
const pages = weighPages(dist, report);
const kept = JSON.parse(readFileSync(keptFile, 'utf8'));

const columns = ['html', 'styles', 'hydrate', 'script', 'fonts', 'pictures', 'firstView'];
const inKilobytes = (bytes) => (bytes === undefined ? '' : (bytes / 1000).toFixed(1));
const rows = pages.map((page) => [page.route, ...columns.map((name) => inKilobytes(page[name]))]);
const limits = ['limit', ...columns.map((name) => inKilobytes(budgets[name]?.limit))];
console.log('kB after Brotli; html includes styles, script includes hydrate\n');
console.log(table(['page', ...columns], [...rows, limits]));

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
