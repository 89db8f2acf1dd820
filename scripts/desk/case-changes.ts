import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nodesIn } from '../check/content-nodes.mjs';
import { filesIn } from '../files.mjs';
import { parseSync } from 'vite';
import { contentFiles, listedCases, type CaseEntry } from './content-files.ts';
import { requireWhole, writeWhole } from './content-lines.ts';
import type { CaseChange, Plan } from './contract.ts';
import { applyEdits, editWords, quote, sourceOf, type Edit } from './edits.ts';
import { fieldsOf, wordsOf, type Node } from './find-marks.ts';
import type { Change } from './history.ts';
import { fieldIn } from './mark-changes.ts';
import { newCase } from './new-case.ts';
import { Refusal } from './refusal.ts';
import { tidy } from './tidy.ts';

const list = 'src/cases/index.ts';
const spoken = 'What a screen reader says changes: run npm run spoken.';

interface Draft extends Plan {
  label: string;
  changes: Change[];
}

/** What a change of the cases would write, and what follows from it. Nothing is written. */
export async function planCaseChange(root: string, change: CaseChange): Promise<Plan> {
  const { changes, follows, writes } = await draftOf(root, change);
  await requireWhole(root, changes);
  return { follows, writes };
}

export async function applyCaseChange(root: string, change: CaseChange): Promise<Plan> {
  const { label, changes, follows, writes } = await draftOf(root, change);
  await writeWhole(root, label, changes);
  return { follows, writes };
}

export function readCaseChange(body: Record<string, unknown>): CaseChange {
  const { op, slug, name, place } = body;
  if (typeof slug !== 'string' || slug === '')
    throw new Refusal('Which case? A slug is missing.', 400);
  if (op === 'remove' || op === 'hide' || op === 'show') return { op, slug };
  if (op === 'order') {
    if (typeof place === 'number' && Number.isInteger(place)) return { op, slug, place };
    throw new Refusal('At which place? A number, from 1, is missing.', 400);
  }
  if (op !== 'new' && op !== 'rename')
    throw new Refusal(`There is no ${String(op)} of cases.`, 400);
  if (typeof name === 'string' && name.trim()) return { op, slug, name: name.trim() };
  throw new Refusal('Under which name? One is missing.', 400);
}

async function draftOf(root: string, change: CaseChange): Promise<Draft> {
  const cases = await listedCases(root);
  if (change.op === 'new') return draftNew(root, cases, change.slug, change.name);
  const { slug } = change;
  const index = cases.findIndex((each) => each.slug === slug);
  const found = cases[index];
  if (!found) {
    const known = cases.map((each) => each.slug).join(', ');
    throw new Refusal(`There is no case ${slug}. There are: ${known}.`);
  }
  switch (change.op) {
    case 'remove':
      return draftRemove(root, found, index);
    case 'hide':
    case 'show':
      return draftShown(root, found, index, change.op === 'show');
    case 'order':
      return draftOrder(root, cases, index, change.place);
    case 'rename':
      return draftRename(root, cases, index, change.name);
  }
}

async function draftNew(
  root: string,
  cases: readonly CaseEntry[],
  slug: string,
  name: string,
): Promise<Draft> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new Refusal(
      `“${slug}” is no address: write small letters, digits and hyphens, such as my-case.`,
    );
  }
  const folder = `src/cases/${slug}`;
  if (existsSync(path.join(root, folder))) throw new Refusal(`There is a case ${slug} already.`);
  requireFreeName(cases, name);
  const files = await Promise.all(
    Object.entries(newCase(name, cases.length)).map(async ([file, text]) => {
      const place = `${folder}/${file}`;
      const tidied = file.endsWith('.ts') ? await tidy(root, place, text) : text;
      return { file: place, bytes: Buffer.from(tidied) };
    }),
  );
  const line = `{ slug: ${quote(slug)}, name: ${quote(name)}, inGrid: true },`;
  const listed = await editList(root, (source, { array }) => {
    const end = array.end - 1;
    const comma = /,\s*$/.test(source.slice(array.start, end)) || array.elements.length === 0;
    return [{ start: end, end, text: `${comma ? '' : ','}${line}` }];
  });
  return {
    label: `New case: ${name}`,
    changes: [...files, listed],
    writes: [
      ...files.map(({ file }) => ({ file, what: 'is made' })),
      { file: list, what: `lists it, at place ${cases.length + 1}` },
    ],
    follows: [
      `Its page is /${slug}; the grid, the menu, the footer, Home and the sitemap lead to it.`,
      'What it says is a draft or a question: npm run drafts lists them.',
      spoken,
    ],
  };
}

async function draftRemove(root: string, { slug, name }: CaseEntry, index: number): Promise<Draft> {
  const folder = `src/cases/${slug}`;
  const files = filesIn(path.join(root, folder)).map((file: string) => ({
    file: path.relative(root, file).split(path.sep).join('/'),
    bytes: undefined,
  }));
  const listed = await editList(root, (source, { array }) => without(source, array, index));
  const cases = await listedCases(root);
  const others = cases.filter((each) => each.slug !== slug).map((each) => each.slug);
  const unlinked = await Promise.all(
    contentFiles(root, others)
      .filter((file) => file !== list)
      .map((file) => unlink(root, file, slug)),
  );
  const links = unlinked.flatMap((each) => each ?? []);
  const unlinkedFiles = links.map(({ file }) => file);
  const named = filesThatName(root, slug).filter((file) => !unlinkedFiles.includes(file));
  return {
    label: `Removed case: ${name}`,
    changes: [...files, listed, ...links],
    writes: [
      { file: folder, what: `is deleted, with its ${files.length} files` },
      { file: list, what: 'lists it no more' },
      ...unlinkedFiles.map((file) => ({ file, what: `leads to /${slug} no more` })),
    ],
    follows: [
      `/${slug} is no page anymore.`,
      ...named.map((file) => `${file} still names it: look at it.`),
      spoken,
    ],
  };
}

async function draftShown(
  root: string,
  { slug, name, inGrid }: CaseEntry,
  index: number,
  isShown: boolean,
): Promise<Draft> {
  if (inGrid === isShown) {
    throw new Refusal(`${slug} is ${isShown ? 'shown' : 'hidden'} already.`);
  }
  const listed = await editList(root, (_source, { entries }) => {
    const value = entries[index] && fieldsOf(entries[index]).inGrid;
    if (!value) throw new Refusal(`${list} has no inGrid for ${slug}.`);
    return [{ start: value.start, end: value.end, text: String(isShown) }];
  });
  return {
    label: `${isShown ? 'Shown' : 'Hidden'}: ${name}`,
    changes: [listed],
    writes: [{ file: list, what: `sets inGrid of ${slug} to ${isShown}` }],
    follows: [
      isShown
        ? 'The Work page shows it, and counts it.'
        : `The Work page does not show it; its page /${slug}, the footer, Home and the tour keep it.`,
      spoken,
    ],
  };
}

async function draftOrder(
  root: string,
  cases: readonly CaseEntry[],
  index: number,
  place: number,
): Promise<Draft> {
  const { length } = cases;
  if (place < 1 || place > length)
    throw new Refusal(`There are places 1 to ${length}, not ${place}.`);
  if (place === index + 1) throw new Refusal(`${cases[index]?.slug} is at place ${place} already.`);
  const order = cases
    .map((_each, at) => at)
    .toSpliced(index, 1)
    .toSpliced(place - 1, 0, index);
  const listed = await editList(root, (source, { array }) => {
    const chunks = chunksOf(source, array);
    const text = order.map((at) => chunks[at]).join('');
    return [{ start: array.start + 1, end: array.end - 1, text }];
  });
  const names = order.map((at) => cases[at]?.name ?? '');
  const name = names[place - 1];
  const next = names[place];
  return {
    label: `Moved: ${name} to place ${place}`,
    changes: [listed],
    writes: [{ file: list, what: 'has the new order' }],
    follows: [
      `The order is ${names.join(', ')}.`,
      next ? `The story after ${name} is ${next}.` : `${name} is the last story.`,
      spoken,
    ],
  };
}

async function draftRename(
  root: string,
  cases: readonly CaseEntry[],
  index: number,
  name: string,
): Promise<Draft> {
  const { slug, name: former } = cases[index] ?? { slug: '', name: '' };
  requireFreeName(cases, name);
  const places = [
    [list, `cases[${index}].name`],
    [`src/cases/${slug}/tile.ts`, 'name'],
  ] as const;
  const changes = await Promise.all(
    places.map(async ([file, field]) => {
      const { source, found } = fieldIn(root, file, field);
      const text = applyEdits(source, editWords(source, found, [name]));
      return { file, bytes: Buffer.from(await tidy(root, file, text)) };
    }),
  );
  return {
    label: `Renamed: ${former} to ${name}`,
    changes,
    writes: changes.map(({ file }) => ({ file, what: `calls it ${name}` })),
    follows: [`Its address stays /${slug}.`, spoken],
  };
}

function requireFreeName(cases: readonly CaseEntry[], name: string) {
  const taken = cases.find((each) => each.name === name);
  if (taken) throw new Refusal(`${name} is the name of ${taken.slug} already.`);
}

/** The list of all cases, edited. */
async function editList(
  root: string,
  edit: (source: string, found: { array: Node; entries: Node[] }) => Edit[],
): Promise<Change> {
  const source = readFileSync(path.join(root, list), 'utf8');
  const nodes: Node[] = nodesIn(parseSync(list, source).program);
  const array: Node | undefined = nodes.find(
    ({ type, id }) => type === 'VariableDeclarator' && id.name === 'cases',
  )?.init;
  if (array?.type !== 'ArrayExpression') throw new Refusal(`${list} has no list of cases.`);
  const edited = applyEdits(source, edit(source, { array, entries: array.elements as Node[] }));
  return { file: list, bytes: Buffer.from(await tidy(root, list, edited)) };
}

/** Each entry of a list, with its comma and what stands before it. */
function chunksOf(source: string, array: Node): string[] {
  let at = array.start + 1;
  return (array.elements as Node[]).map(({ end }) => {
    const chunk = source.slice(at, end);
    at = end + (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0);
    return `${chunk},`;
  });
}

function without(source: string, array: Node, index: number): Edit[] {
  const text = chunksOf(source, array).toSpliced(index, 1).join('');
  return [{ start: array.start + 1, end: array.end - 1, text }];
}

/** Figures and the like that led to a case, without where they led. */
async function unlink(root: string, file: string, slug: string) {
  const source = readFileSync(path.join(root, file), 'utf8');
  const nodes: Node[] = nodesIn(parseSync(file, source).program);
  const edits = nodes.flatMap((node): Edit[] => {
    const { to, label } = fieldsOf(node);
    const address: unknown = to && wordsOf(to)?.value;
    const isLink = typeof address === 'string' && address.split(/[?#]/)[0] === `/${slug}`;
    // What is nothing but a link cannot do without its address: the content check says so.
    if (!isLink || label) return [];
    const kept = (node.properties as Node[]).filter(({ value }) => value !== to);
    const [only] = kept;
    const texts = kept.map((each) => sourceOf(source, each)).join(', ');
    const isSpread = kept.length === 1 && only?.type === 'SpreadElement';
    const text = isSpread ? sourceOf(source, only.argument) : `{ ${texts} }`;
    return [{ start: node.start, end: node.end, text }];
  });
  if (edits.length === 0) return undefined;
  const bytes = Buffer.from(await tidy(root, file, applyEdits(source, edits)));
  return { file, bytes };
}

/** Files elsewhere that know a case by its address, and that a person has to look at. */
function filesThatName(root: string, slug: string): string[] {
  const names = new RegExp(`(['"\`/(])${slug}(['"\`/)#?]|\\.txt)`);
  return ['src', 'e2e', 'docs']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => filesIn(path.join(root, folder)) as string[])
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => /\.(tsx?|json|md|txt|html)$/.test(file))
    .filter((file) => file !== list && !file.startsWith(`src/cases/${slug}/`))
    .filter(
      (file) => names.test(`/${file}`) || names.test(readFileSync(path.join(root, file), 'utf8')),
    );
}
