// Lists every statement that the owner has to confirm or replace, grouped by page.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files.mjs';
import { findDrafts } from './find-drafts.mjs';

/** The page on which a content file is seen. */
function pageOf(file) {
  const slug = /^src\/cases\/([^/]+)\//.exec(file)?.[1];
  if (slug) return `/${slug}`;
  const name = path.basename(file, '.ts');
  if (name === 'home') return '/';
  return ['about', 'contact', 'projects', 'work'].includes(name) ? `/${name}` : 'every page';
}

const files = ['src/content', 'src/cases']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

const drafts = files.flatMap((file) => findDrafts(file, readFileSync(file, 'utf8')));
const pages = new Map();
for (const draft of drafts) {
  const page = pageOf(draft.file);
  pages.set(page, [...(pages.get(page) ?? []), draft]);
}

for (const [page, list] of pages) {
  console.log(`\n${page} (${list.length})`);
  list.forEach(({ file, line, text }) => console.log(`  ${file}:${line}  ${text}`));
}
console.log(`\n${drafts.length} drafts on ${pages.size} pages.`);
