import { parseSync } from 'vite';

/**
 * The line on which a content file has a field, such as `hero.avatar.alt`, or as much of it as is written there:
 * what comes out of a function or another file is where that is named.
 */
export function findLine(file, source, field) {
  /** @type {{ body: any[] }} */
  const program = parseSync(file, source).program;
  const constants = new Map();
  for (const statement of program.body) {
    const { declarations = [] } = statement.declaration ?? statement;
    for (const { id, init } of declarations) constants.set(id.name, init);
  }

  /** What is meant by an expression: what stands in draft(…), before `as const`, or behind a name. */
  function plain(node) {
    if (node?.type === 'Identifier') return plain(constants.get(node.name));
    if (node?.type === 'CallExpression' && node.callee.name === 'draft') {
      return plain(node.arguments[0]);
    }
    const isTyped = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'];
    return isTyped.includes(node?.type) ? plain(node.expression) : node;
  }

  /** The place of a field or an entry in its object or list, and what it holds. */
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
  // A tile and a story are all that their files have.
  const whole = /([^/]+)\.ts$/.exec(file)?.[1];
  let at = constants.has(first)
    ? { place: constants.get(first), node: plain(constants.get(first)) }
    : { place: constants.get(whole), node: plain(constants.get(whole)) };
  if (!at.place) return undefined;
  for (const name of constants.has(first) ? names : [first, ...names]) {
    const next = step(at.node, name);
    if (!next) break;
    at = next;
  }
  return source.slice(0, at.place.start).split('\n').length;
}
