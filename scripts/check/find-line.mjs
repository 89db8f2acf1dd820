import { parseSync } from 'vite';
import { lineOf } from './content-nodes.mjs';

/**
 * Returns the line of a field, such as `chapters.media.blocks[0].height`. If the file does not
 * contain the field, returns the line of the nearest field around it.
 */
export function findLine(file, source, field) {
  /** @type {{ body: any[] }} */
  const program = parseSync(file, source).program;
  const constants = new Map();
  for (const statement of program.body) {
    const { declarations = [] } = statement.declaration ?? statement;
    for (const { id, init } of declarations) constants.set(id.name, init);
  }

  function plain(node) {
    if (node?.type === 'Identifier') return plain(constants.get(node.name));
    if (node?.type === 'CallExpression' && node.callee.name === 'draft') {
      return plain(node.arguments[0]);
    }
    const isTyped = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'];
    return isTyped.includes(node?.type) ? plain(node.expression) : node;
  }

  function step(node, name) {
    if (node?.type === 'ArrayExpression') {
      const before = node.elements.slice(0, Number(name) + 1);
      if (before.some(({ type }) => type === 'SpreadElement')) return undefined;
      const entry = before[Number(name)];
      return entry && { place: entry, node: plain(entry) };
    }
    if (node?.type !== 'ObjectExpression') return undefined;
    for (const property of node.properties.toReversed()) {
      if (property.type === 'SpreadElement') {
        const spread = step(plain(property.argument), name);
        if (spread) return spread;
      } else if ((property.key.name ?? property.key.value) === name) {
        return { place: property, node: plain(property.value) };
      }
    }
    return undefined;
  }

  const [first = '', ...names] = field.split(/[.[\]]+/).filter(Boolean);
  // In tile.ts and story.ts, `field` leaves out the constant, which is named like the file.
  const whole = /([^/]+)\.ts$/.exec(file)?.[1];
  const constant = constants.get(constants.has(first) ? first : whole);
  if (!constant) return undefined;
  let at = { place: constant, node: plain(constant) };
  for (const name of constants.has(first) ? names : [first, ...names]) {
    const next = step(at.node, name);
    if (!next) break;
    at = next;
  }
  return lineOf(at.place, source);
}
