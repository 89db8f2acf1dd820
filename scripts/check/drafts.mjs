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

const files = ['src/cases', 'src/content']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

const drafts = files.flatMap((file) => findDrafts(file, readFileSync(file, 'utf8')));
const pages = new Set(drafts.map(({ file }) => pageOf(file)));
for (const page of pages) {
  const list = drafts.filter(({ file }) => pageOf(file) === page);
  console.log(`\n${page} (${list.length})`);
  list.forEach(({ file, line, text }) => console.log(`  ${file}:${line}  ${text}`));
}
console.log(`\n${drafts.length} drafts on ${pages.size} pages.`);
