// npm run content: checks the site's content. Prints one line per problem.
import { existsSync, readFileSync } from 'node:fs';
import { findLine } from './find-line.mjs';
import { load, readContent, unreadable } from './read-content.mjs';

const loadRules = async () => ({
  ...(await load('scripts/check/content-rules.ts')),
  ...(await load('scripts/check/case-rules.ts')),
  ...(await load('scripts/check/problem.ts')),
});
let rules;

/** @returns {Promise<{ notes: string[], problems: string[] }>} */
async function check() {
  const mistakes = unreadable();
  if (mistakes.length > 0) return { notes: [], problems: mistakes };
  rules ??= await loadRules();
  const { checkContent, describe, neededFiles } = rules;
  const found = checkContent(await readContent(neededFiles));
  const described = (list) => list.map((problem) => describe(problem, lineOf(problem)));
  return {
    notes: described(found.filter(({ isNote }) => isNote)),
    problems: described(found.filter(({ isNote }) => !isNote)),
  };
}

function lineOf({ file, field }) {
  return field && existsSync(file) ? findLine(file, readFileSync(file, 'utf8'), field) : undefined;
}

const checked = () => check().catch(({ message }) => ({ notes: [], problems: [message] }));

const linesOf = ({ notes, problems }) => [...notes.map((line) => `Note: ${line}`), ...problems];

async function print() {
  const found = await checked();
  linesOf(found).forEach((line) => console.error(line));
  if (found.problems.length > 0) process.exitCode = 1;
  else console.log('Content: nothing missing.');
}

// content-command.ts keeps this process running, and sends it the paths of projects to check.
if (process.send) {
  process.on('disconnect', () => process.exit());
  process.on('message', async (/** @type {string} */ root) => {
    process.chdir(root);
    process.send?.(linesOf(await checked()));
  });
} else await print();
