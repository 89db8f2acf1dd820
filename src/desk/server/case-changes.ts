import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  chunksOf,
  editList,
  list,
  listedCases,
  type CaseEntry,
  type CasePlan,
} from './case-list.ts';
import { draftRemove } from './case-removal.ts';
import { requireValid, writeValid } from './content-lines.ts';
import type { CaseChange } from '../contract.ts';
import { quote, tidy } from './edits.ts';
import { fieldsOf } from './find-items.ts';
import { Refusal } from './refusal.ts';
import { newCase } from './site.ts';

export async function planCaseChange(root: string, change: CaseChange): Promise<string[]> {
  const { changes, follows } = await draftOf(root, change);
  await requireValid(root, changes);
  return follows;
}

export async function applyCaseChange(root: string, change: CaseChange): Promise<string[]> {
  const { label, changes, follows } = await draftOf(root, change);
  await writeValid(root, label, changes);
  return follows;
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
  if (op !== 'new') {
    const known = 'Use new, remove, hide, show, or order.';
    throw new Refusal(`Unknown change “${String(op)}”. ${known}`, 400);
  }
  if (typeof name === 'string' && name.trim()) return { op, slug, name: name.trim() };
  throw new Refusal('`name` is missing. Pass the name of the case.', 400);
}

async function draftOf(root: string, change: CaseChange): Promise<CasePlan> {
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
  }
}

async function draftNew(
  root: string,
  cases: readonly CaseEntry[],
  slug: string,
  name: string,
): Promise<CasePlan> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    throw new Refusal(
      `“${slug}” cannot be an address. Use lowercase letters, digits, and hyphens, such as my-case.`,
    );
  }
  const folder = `src/cases/${slug}`;
  if (existsSync(path.join(root, folder))) throw new Refusal(`There is a case ${slug} already.`);
  const namesake = cases.find((each) => each.name === name);
  if (namesake) throw new Refusal(`${name} is the name of ${namesake.slug} already.`);
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
    follows: [
      `${folder} is added, with drafts and questions for you to fill in.`,
      `Its page is /${slug}. The grid, the menu, the footer, Home, and the sitemap lead to it.`,
      `It is at place ${cases.length + 1}.`,
      'The site cannot be published until you have replaced every prompt. `npm run publish-check` lists them.',
    ],
  };
}

async function draftShown(
  root: string,
  { slug, name, inGrid }: CaseEntry,
  index: number,
  isShown: boolean,
): Promise<CasePlan> {
  const place = isShown ? 'in the grid of the Work page' : 'in a band below the grid';
  if (inGrid === isShown) throw new Refusal(`${slug} is ${place} already.`);
  const listed = await editList(root, (_source, { entries }) => {
    const value = fieldsOf(entries[index]).inGrid;
    if (!value) throw new Refusal(`${list} has no inGrid for ${slug}.`);
    return [{ start: value.start, end: value.end, text: String(isShown) }];
  });
  return {
    label: `Moved: ${name} ${isShown ? 'into' : 'below'} the grid`,
    changes: [listed],
    follows: [`The Work page shows it ${place}. Everything else stays.`],
  };
}

async function draftOrder(
  root: string,
  cases: readonly CaseEntry[],
  index: number,
  place: number,
): Promise<CasePlan> {
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
    follows: [
      `The order is ${names.join(', ')}.`,
      next ? `The story after ${name} is ${next}.` : `${name} is the last story.`,
    ],
  };
}
