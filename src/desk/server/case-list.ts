import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { applyEdits, type Edit, tidy } from './edits.ts';
import { fieldsOf, wordsOf, type Node } from './find-items.ts';
import type { Change } from './history.ts';
import { Refusal } from './refusal.ts';
import { nodesIn } from './site.ts';

export const list = 'src/cases/index.ts';
export interface CasePlan {
  label: string;
  changes: Change[];
  /** Sentences that say what the change affects, and what the owner still has to do. */
  follows: string[];
}

export interface CaseEntry {
  slug: string;
  name: string;
  inGrid: boolean;
}

export const listedCases = (root: string): CaseEntry[] =>
  readList(root).entries.map((entry) => {
    const { slug, name, inGrid } = fieldsOf(entry);
    return {
      slug: String(slug?.value),
      name: String(name && wordsOf(name)?.value),
      inGrid: inGrid?.value === true,
    };
  });

function readList(root: string) {
  const source = readFileSync(path.join(root, list), 'utf8');
  const nodes: Node[] = nodesIn(parseSync(list, source).program);
  const array: Node | undefined = nodes.find(
    ({ type, id }) => type === 'VariableDeclarator' && id.name === 'cases',
  )?.init;
  if (array?.type !== 'ArrayExpression') throw new Refusal(`${list} has no list of cases.`);
  return { source, array, entries: array.elements as Node[] };
}

export async function editList(
  root: string,
  edit: (source: string, found: { array: Node; entries: Node[] }) => Edit[],
): Promise<Change> {
  const { source, ...found } = readList(root);
  const edited = applyEdits(source, edit(source, found));
  return { file: list, bytes: Buffer.from(await tidy(root, list, edited)) };
}

/** Returns each entry's source, with the comments before the entry and a comma after it. */
export function chunksOf(source: string, array: Node): string[] {
  let at = array.start + 1;
  return (array.elements as Node[]).map(({ end }) => {
    const chunk = source.slice(at, end);
    at = end + (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0);
    return `${chunk},`;
  });
}
