import { readFileSync } from 'node:fs';
import { filesIn } from '../files.mjs';
import { readOptions, stop } from '../setup.mjs';
import { findDrafts, findQuestions } from './find-drafts.mjs';
import { findPlaceholders } from './find-placeholders.mjs';
import { pageOf } from './page-of.mjs';

const help = `npm run drafts: what the owner has to confirm, answer or replace, by page.

  -- --page minimart    one page alone`;

const kinds = [
  { name: 'draft', find: findDrafts },
  { name: 'question', find: findQuestions },
  { name: 'placeholder', find: findPlaceholders, note: ', and what would replace each' },
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

const sections = pages.flatMap((page) =>
  kinds.map(({ name, find, note = '' }) => ({
    page,
    name,
    note,
    list: files
      .filter((file) => pageOf(file) === page)
      .flatMap((file) => find(file, readFileSync(file, 'utf8'))),
  })),
);
for (const { page, name, note, list } of sections) {
  if (list.length > 0) console.log(`\n${page}: ${count(list.length, name)}${note}`);
  list.forEach(({ file, line, text }) => console.log(`  ${file}:${line}  ${text}`));
}
const totals = kinds.map(({ name }) => {
  const found = sections.filter((section) => section.name === name).flatMap(({ list }) => list);
  return count(found.length, name);
});
console.log(`\nIn all ${totals.slice(0, -1).join(', ')} and ${totals.at(-1)}.`);
console.log(
  'The words in a drawing, a film or a prototype are examples while it is a placeholder.',
);
