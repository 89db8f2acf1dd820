import path from 'node:path';
import { lineOf, nodesIn, nodesOf, textOf } from './content-nodes.mjs';

/** Finds all drafts except those after a question, as in `question(…) ?? draft(…)`. */
export function findDrafts(file, source) {
  const isQuestion = ({ left }) =>
    left?.type === 'CallExpression' && left.callee.name === 'question';
  const asked = nodesOf(file, source)
    .filter(isQuestion)
    .flatMap(({ right }) => nodesIn(right));
  const starts = new Set(asked.map(({ start }) => start));
  return findCalls('draft', file, source, starts);
}

export const findQuestions = (file, source) => findCalls('question', file, source);

const findCalls = (name, file, source, without = new Set()) =>
  nodesOf(file, source)
    .filter(({ type, callee }) => type === 'CallExpression' && callee.name === name)
    .filter(({ start }) => !without.has(start))
    .map((call) => {
      const [argument] = call.arguments;
      const text = argument ? textOf(argument, source) : '';
      return { file, line: lineOf(call, source), text };
    });

export function findPlaceholders(file, source) {
  return nodesOf(file, source).flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const fields = Object.fromEntries(node.properties.map(({ key, value }) => [key?.name, value]));
    if (!fields.placeholderFor) return [];
    const name = textOf(fields.file ?? fields.film ?? fields.id, source);
    const text = `${name}: ${textOf(fields.placeholderFor, source)}`;
    return [{ file, line: lineOf(node, source), text }];
  });
}

export const everyPage = 'every page';

export function pageOf(/** @type {string} */ file) {
  const slug = /^src\/cases\/([^/.]+)(\/|$)/.exec(file)?.[1];
  if (slug) return `/${slug}`;
  const name = path.basename(file, '.ts');
  if (name === 'home') return '/';
  if (name === 'resume') return name;
  return ['about', 'contact', 'projects', 'work'].includes(name) ? `/${name}` : everyPage;
}
