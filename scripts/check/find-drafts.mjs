import { lineOf, nodesOf, textOf } from './content-nodes.mjs';

/** Every draft(…) of a content file, with its line and what it says. */
export const findDrafts = (file, source) => findCalls('draft', file, source);

/** Every question(…) to the owner. */
export const findQuestions = (file, source) => findCalls('question', file, source);

const findCalls = (name, file, source) =>
  nodesOf(file, source)
    .filter(({ type, callee }) => type === 'CallExpression' && callee.name === name)
    .map((call) => {
      const [argument] = call.arguments;
      const text = argument ? textOf(argument, source) : '';
      return { file, line: lineOf(call, source), text };
    });
