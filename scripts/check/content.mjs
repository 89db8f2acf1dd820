import { existsSync, readFileSync } from 'node:fs';
import { findLine } from './find-line.mjs';
import { load, readContent, unreadable } from './read-content.mjs';

let rules;
const note = 'Note: ';

/** @returns {Promise<string[]>} */
async function check() {
  const mistakes = unreadable();
  if (mistakes.length > 0) return mistakes;
  rules ??= await load('scripts/check/content-rules.ts');
  const { checkContent, describe } = rules;
  const found = checkContent(await readContent());
  return found
    .toSorted((a, b) => Number(b.isNote) - Number(a.isNote))
    .map((problem) => (problem.isNote ? note : '') + describe(problem, lineOf(problem)));
}

function lineOf({ file, field }) {
  return field && existsSync(file) ? findLine(file, readFileSync(file, 'utf8'), field) : undefined;
}

const checked = () => check().catch(({ message }) => [message]);

async function print() {
  const lines = await checked();
  lines.forEach((line) => console.error(line));
  if (lines.every((line) => line.startsWith(note))) console.log('Content: nothing missing.');
  else process.exitCode = 1;
}

// content-command.ts keeps this process running, and sends it the paths of projects to check.
if (process.send) {
  process.on('disconnect', () => process.exit());
  process.on('message', async (/** @type {string} */ root) => {
    process.chdir(root);
    process.send?.(await checked());
  });
} else await print();
