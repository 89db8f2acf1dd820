import type { Plugin } from 'vite';
import { nodesOf } from '../check/content-nodes.mjs';

/**
 * In the built site, replaces draft(x) with x, question(…) with undefined, and the text of a
 * `placeholderFor` with a dash.
 */
export function ownerOnly(): Plugin {
  return {
    name: 'owner-only',
    apply: 'build',
    transform: {
      // Runs before other plugins, which may rename `draft` and `question`.
      order: 'pre',
      filter: {
        id: /\/src\/(cases|content)\/.*\.ts$/,
        code: /\b(draft|question)\(|\bplaceholderFor\b/,
      },
      handler: (code, id) => withoutMarks(id, code),
    },
  };
}

export function withoutMarks(file: string, code: string): string {
  type Edit = [start: number, end: number, by: string];
  const nodes = nodesOf(file, code);
  const calls = nodes.filter(({ type }) => type === 'CallExpression');
  const notes = nodes
    .filter(({ type, key }) => type === 'Property' && key.name === 'placeholderFor')
    .map(({ value: { start, end } }): Edit => [start, end, "'-'"]);
  const edits = calls.flatMap(({ start, end, callee: { name }, arguments: [words] }): Edit[] => {
    if (name === 'question') return [[start, end, 'undefined']];
    if (name !== 'draft' || !words) return [];
    const opening: Edit = [start, words.start, '('];
    return [opening, [words.end, end, ')']];
  });
  // Skips edits inside question(…), which is removed as a whole. Makes the last edit first, so that
  // the positions of earlier edits stay valid.
  return [...edits, ...notes]
    .filter(([at]) => !edits.some(([start, end]) => start < at && at < end))
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code);
}
