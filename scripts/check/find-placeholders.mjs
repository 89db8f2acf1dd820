import { lineOf, nodesOf, textOf } from './content-nodes.mjs';

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
