import { existsSync } from 'node:fs';
import path from 'node:path';
import { chunksOf, editList, list, listedCases, type CaseEntry, type Draft } from './case-list.ts';
import { draftRemove } from './case-removal.ts';
import { requireWhole, writeWhole } from './content-lines.ts';
import type { CaseChange, Plan } from '../contract.ts';
import { applyEdits, editWords, quote } from './edits.ts';
import { fieldsOf } from './find-items.ts';
import { fieldIn } from './item-changes.ts';
import { Refusal } from './refusal.ts';
import { newCase } from './site.ts';
import { tidy } from './tidy.ts';

/** Plans a change of the cases without writing. */
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
    throw new Refusal('`slug` is missing. Pass the address of a case.', 400);
  if (op === 'remove' || op === 'hide' || op === 'show') return { op, slug };
  if (op === 'order') {
    if (typeof place === 'number' && Number.isInteger(place)) return { op, slug, place };
    throw new Refusal('`place` is missing. Pass a whole number from 1.', 400);
  }
  if (op !== 'new' && op !== 'rename')
    throw new Refusal(
      `Unknown change “${String(op)}”. Use new, rename, remove, hide, show, or order.`,
      400,
    );
  if (typeof name === 'string' && name.trim()) return { op, slug, name: name.trim() };
  throw new Refusal('`name` is missing. Pass the name of the case.', 400);
}

async function draftOf(root: string, change: CaseChange): Promise<Draft> {
  const cases = listedCases(root);
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
      return draftRemove(root, cases, index);
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
      `Its words are prompts and questions: the desk shows them, npm run drafts -- --page ${slug} lists them.`,
      'Nothing is ready to be published while a prompt is left: npm run publish-check says where.',
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
    follows: [`Its address stays /${slug}.`],
  };
}

function requireFreeName(cases: readonly CaseEntry[], name: string) {
  const taken = cases.find((each) => each.name === name);
  if (taken) throw new Refusal(`${name} is the name of ${taken.slug} already.`);
}
