import { parseSync } from 'vite';

/** @returns {any[]} */
export function nodesOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return nodesIn(program);
}

export function nodesIn(node) {
  if (!node || typeof node !== 'object') return [];
  const inside = Object.values(node).flatMap(nodesIn);
  return node.type ? [node, ...inside] : inside;
}

export const lineOf = (node, source) => source.slice(0, node.start).split('\n').length;

export function textOf(node, source) {
  const text = node.type === 'Literal' ? String(node.value) : source.slice(node.start, node.end);
  return text.replace(/^`|`$/g, '').replace(/\s+/g, ' ').trim();
}
