import { lineOf, nodesIn, nodesOf, textOf } from './content-nodes.mjs';

export function findPlaceholders(file, source) {
  const nodes = nodesOf(file, source);
  const entry = (node, name, { placeholderFor }) => ({
    file,
    line: lineOf(node, source),
    text: `${name}: ${textOf(placeholderFor, source)}`,
  });
  const fieldsOf = ({ type, properties = [] }) =>
    type === 'ObjectExpression'
      ? Object.fromEntries(properties.map(({ key, value }) => [key?.name, value]))
      : {};

  // Functions that return a placeholder, which counts once for each call.
  const makers = new Map();
  for (const { type, id, init } of nodes) {
    if (type !== 'VariableDeclarator' || init?.type !== 'ArrowFunctionExpression') continue;
    const made = nodesIn(init).find((node) => fieldsOf(node).placeholderFor);
    if (made) makers.set(id.name, made);
  }

  return nodes.flatMap((node) => {
    const fields = fieldsOf(node);
    const maker = node.type === 'CallExpression' && makers.get(node.callee.name);
    if (maker) {
      const name = `${node.callee.name} ${textOf(node.arguments[0], source)}`;
      return [entry(node, name, fieldsOf(maker))];
    }
    if (!fields.placeholderFor || [...makers.values()].includes(node)) return [];
    const name = textOf(fields.file ?? fields.film ?? fields.id, source);
    return [entry(node, name, fields)];
  });
}
