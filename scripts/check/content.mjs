// npm run content: checks the site's content. Prints one line per problem.
import { existsSync, readFileSync } from 'node:fs';
import { findLine } from './find-line.mjs';
import { load, readContent, unreadable } from './read-content.mjs';

/** @returns {Promise<{ notes: string[], problems: string[] }>} */
async function check() {
  const mistakes = unreadable();
  if (mistakes.length > 0) return { notes: [], problems: mistakes };
  const { checkContent } = await load('scripts/check/content-rules.ts');
  const { neededFiles } = await load('scripts/check/case-rules.ts');
  const { describe } = await load('scripts/check/problem.ts');
  const found = checkContent(await readContent(neededFiles));
  const linesOf = (list) => list.map((problem) => describe(problem, lineOf(problem)));
  return {
    notes: linesOf(found.filter(({ isNote }) => isNote)),
    problems: linesOf(found.filter(({ isNote }) => !isNote)),
  };
}

function lineOf({ file, field }) {
  return field && existsSync(file) ? findLine(file, readFileSync(file, 'utf8'), field) : undefined;
}

const { notes, problems } = await check().catch(({ message }) => ({
  notes: [],
  problems: [message],
}));
notes.forEach((line) => console.warn(`Note: ${line}`));
problems.forEach((line) => console.error(line));
if (problems.length > 0) process.exitCode = 1;
else console.log('Content: nothing missing.');
