// Lists what the owner has to confirm, answer or replace, by page. `-- --page minimart` lists one page alone.
import { readFileSync } from 'node:fs';
import { filesIn } from '../files.mjs';
import { readOptions, stop } from '../setup.mjs';
import { findDrafts, findQuestions } from './find-drafts.mjs';
import { findStandIns } from './find-stand-ins.mjs';
import { pageOf } from './page-of.mjs';

const help = `npm run drafts: what the owner has to confirm, answer or replace, by page.

  -- --page minimart    one page alone`;

const drafts = { name: 'drafts', find: findDrafts };
const questions = { name: 'questions', find: findQuestions };
const standIns = { name: 'stand-ins, and what would replace each', find: findStandIns };
const kinds = [drafts, questions, standIns];

const files = ['src/cases', 'src/content']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const all = [...new Set(files.map(pageOf))];

const { values } = readOptions({ page: { type: 'string' } }, { help });
const asked = values.page && `/${values.page.replace(/^\/|\/$/g, '').replace(/^home$/, '')}`;
if (asked && !all.includes(asked)) {
  const named = all.filter((page) => page.startsWith('/')).join(', ');
  stop(`There is no page ${values.page}. The pages are ${named}.`);
}

const pages = all.filter((page) => !asked || page === asked);
const sections = pages.flatMap((page) =>
  kinds.map(({ name, find }) => ({
    page,
    name,
    list: files
      .filter((file) => pageOf(file) === page)
      .flatMap((file) => find(file, readFileSync(file, 'utf8'))),
  })),
);
for (const { page, name, list } of sections) {
  if (list.length > 0) console.log(`\n${page}: ${list.length} ${name}`);
  list.forEach(({ file, line, text }) => console.log(`  ${file}:${line}  ${text}`));
}
const total = (kind) =>
  sections.reduce((sum, { name, list }) => sum + (name === kind.name ? list.length : 0), 0);
console.log(
  `\nIn all ${total(drafts)} drafts, ${total(questions)} questions and ${total(standIns)} stand-ins.`,
);
console.log('The words in a drawing, a film or a prototype are examples while it is a stand-in.');
