import { readFileSync } from 'node:fs';
import { filesIn } from '../files.mjs';
import { readOptions, stop } from '../setup.mjs';
import { findDrafts, findPlaceholders, findQuestions, pageOf } from './find-open.mjs';

const help = `npm run drafts: what the owner has to confirm, answer or replace, by page.

  -- --page minimart    one page alone`;

const kinds = [
  { name: 'draft', find: findDrafts, note: '', sum: 0 },
  { name: 'question', find: findQuestions, note: '', sum: 0 },
  { name: 'placeholder', find: findPlaceholders, note: ', and what would replace each', sum: 0 },
];
const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const files = ['src/cases', 'src/content']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const all = [...new Set(files.map(pageOf))].toSorted();

const { values } = readOptions({ page: { type: 'string' } }, { help });
const nameOf = (page) => page.replace(/^\/|\/$|\.pdf$/g, '') || 'home';
const wanted = values.page;
const pages = all.filter((page) => wanted === undefined || nameOf(page) === nameOf(wanted));
if (pages.length === 0) stop(`There is no page ${wanted}. The pages are ${all.join(', ')}.`);

for (const page of pages) {
  const own = files.filter((file) => pageOf(file) === page);
  for (const kind of kinds) {
    const list = own.flatMap((file) => kind.find(file, readFileSync(file, 'utf8')));
    kind.sum += list.length;
    if (list.length > 0) console.log(`\n${page}: ${count(list.length, kind.name)}${kind.note}`);
    list.forEach(({ file, line, text }) => console.log(`  ${file}:${line}  ${text}`));
  }
}
const sums = kinds.map(({ sum, name }) => count(sum, name));
console.log(`\nIn all ${sums.slice(0, -1).join(', ')} and ${sums.at(-1)}.`);
console.log(
  'The words in a drawing, a film or a prototype are examples while it is a placeholder.',
);
