import { newCase } from './new-case.ts';
import { lineOf, nodesOf } from './content-nodes.mjs';
import { findDrafts } from './find-open.mjs';

const prompts = new Set(
  Object.entries(newCase('', 0))
    .filter(([file]) => file.endsWith('.ts'))
    .flatMap(([file, source]) => findDrafts(file, source))
    .map(({ text }) => text)
    // A new case's colors are drafts, too, but the owner may keep them.
    .filter((text) => !text.startsWith('#')),
);

export const isPrompt = (text: string): boolean => prompts.has(text);

/** Returns the lines that still have a new case's template text, even outside of draft(…). */
export function findPrompts(file: string, source: string): number[] {
  return nodesOf(file, source)
    .filter(({ type, value }) => type === 'Literal' && prompts.has(value))
    .map((node) => lineOf(node, source));
}
