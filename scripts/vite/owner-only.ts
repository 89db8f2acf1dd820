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
  const edits = nodesOf(file, code).flatMap((node): Edit[] => {
    const { type, start, end } = node;
    // The dash says that the field is set. A shorthand reads it.
    if (type === 'Property' && node.key.name === 'placeholderFor' && !node.shorthand) {
      return [[node.value.start, node.value.end, "'-'"]];
    }
    if (type !== 'CallExpression') return [];
    const [words] = node.arguments;
    const { callee } = node;
    if (callee.name === 'question') return [[start, end, 'undefined']];
    if (callee.name !== 'draft' || !words) return [];
    return [
      [start, words.start, '('],
      [words.end, end, ')'],
    ];
  });
  // Skips edits inside a longer one, such as a question(…), which is removed as a whole. Makes the
  // last edit first, so that the positions of earlier edits stay valid.
  return edits
    .filter(
      ([start, end]) =>
        !edits.some(([from, to]) => from <= start && end <= to && to - from > end - start),
    )
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code);
}
