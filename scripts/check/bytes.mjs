import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { budgets, limitOf, overBudget, recordSizes } from './budgets.mjs';
import { weighPages } from './page-bytes.mjs';
import { load } from './read-content.mjs';
import { shown, table } from '../bench/figures.mjs';
import { root } from '../setup.mjs';
import { dist, requireSite } from '../static-host.mjs';

const cache = path.join(root, 'node_modules/.cache');
const recordFile = path.join(cache, 'bytes.json');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

requireSite();
const report = readJson(path.join(cache, 'prerender-production/report.json'));
const pages = weighPages(dist, report);
const isOwned = (await load('src/content/owner.ts')).owner.name !== '';

const columns = ['html', 'styles', 'hydrate', 'script', 'fonts', 'pictures', 'firstView'];
const inKilobytes = (bytes) => shown(bytes / 1000, 1);
const rows = pages.map((page) => [page.route, ...columns.map((name) => inKilobytes(page[name]))]);
const limits = columns.map((name) => budgets[name] && inKilobytes(limitOf(name, isOwned)));
console.log('kB after Brotli; html includes styles, script includes hydrate\n');
console.log(table(['page', ...columns], [...rows, ['limit', ...limits]]));

const before = existsSync(recordFile) ? readJson(recordFile) : undefined;
const messages = overBudget(pages, report, before, isOwned);
if (messages.length > 0) {
  console.error(`\n${messages.join('\n\n')}`);
  process.exitCode = 1;
} else {
  console.log('\nEvery page is within its budgets.');
  writeFileSync(recordFile, JSON.stringify(recordSizes(pages, report)));
}
