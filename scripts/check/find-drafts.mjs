import { parseSync } from 'vite';

/** Every draft(…) of a content file, with its line and what it says. */
export const findDrafts = (file, source) => findCalls('draft', file, source);

/** Every question(…) to the owner. */
export const findQuestions = (file, source) => findCalls('question', file, source);

function findCalls(name, file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = [];
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (node.type === 'CallExpression' && node.callee.name === name) {
      const [argument] = node.arguments;
      found.push({
        file,
        line: source.slice(0, node.start).split('\n').length,
        text: argument ? textOf(argument, source) : '',
      });
    }
    Object.values(node).forEach(visit);
  };
  visit(program);
  return found;
}

/** The words as the owner wrote them, without quotes and on one line. */
function textOf(argument, source) {
  const text =
    argument.type === 'Literal'
      ? String(argument.value)
      : source.slice(argument.start, argument.end);
  return text.replace(/^`|`$/g, '').replace(/\s+/g, ' ').trim();
}
