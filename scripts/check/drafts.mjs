// Lists every statement that the owner has to confirm or replace, and every question to them, by page.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files.mjs';
import { findDrafts, findQuestions } from './find-drafts.mjs';

/** The page on which a content file is seen. */
function pageOf(file) {
  const slug = /^src\/cases\/([^/]+)\//.exec(file)?.[1];
  if (slug) return `/${slug}`;
  const name = path.basename(file, '.ts');
  if (name === 'home') return '/';
  return ['about', 'contact', 'projects', 'work'].includes(name) ? `/${name}` : 'every page';
}

const files = ['src/cases', 'src/content']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

const find = (those) => files.flatMap((file) => those(file, readFileSync(file, 'utf8')));
const drafts = find(findDrafts);
const questions = find(findQuestions);
const pages = new Set([...drafts, ...questions].map(({ file }) => pageOf(file)));
for (const page of pages) {
  const onPage = (list) => list.filter(({ file }) => pageOf(file) === page);
  console.log(`\n${page} (${onPage(drafts).length})`);
  onPage(drafts).forEach(({ file, line, text }) => console.log(`  ${file}:${line}  ${text}`));
  const asked = onPage(questions);
  if (asked.length === 0) continue;
  console.log(`\n${page}, questions (${asked.length})`);
  asked.forEach(({ file, line, text }) => console.log(`  ${file}:${line}  ${text}`));
}
console.log(`\n${drafts.length} drafts and ${questions.length} questions on ${pages.size} pages.`);
