import { statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn } from '../files.mjs';
import { linesIn } from '../vite/content-overlay.ts';
import { write, type Change } from './history.ts';
import { hashOf, writeBytes } from './project-files.ts';
import { Refusal } from './refusal.ts';

const content = ['public', 'src/cases', 'src/content'];

/** What the check reads besides content. */
const beside = ['node_modules', 'scripts', 'src/films', 'src/prototypes'];

let known: { stamp: string; lines: Promise<string[]> } | undefined;

/** What the content check says; asked again only when a file has changed. */
export function contentLines(root: string): Promise<string[]> {
  const stamp = stampOf(root);
  if (known?.stamp !== stamp) known = { stamp, lines: linesIn(root) };
  return known.lines;
}

/** Another text whenever content has changed. */
export const stampOf = (root: string): string =>
  content
    .flatMap((folder): string[] => filesIn(path.join(root, folder)))
    .map((file) => `${file} ${statSync(file).mtimeMs}`)
    .join('\n');

let tried: { stamp: string; lines: Promise<string[]> } | undefined;

/** Refuses what would break a rule that held before; tried on a copy, so that nothing is written. */
export async function requireWhole(root: string, changes: readonly Change[]): Promise<string[]> {
  // What was planned is often what is then done.
  const stamp = stampOf(root) + changes.map(({ file, bytes }) => file + hashOf(bytes)).join('\n');
  if (tried?.stamp !== stamp) tried = { stamp, lines: linesAfter(root, changes) };
  const [before, after] = await Promise.all([contentLines(root), tried.lines]);
  const places = new Set(before.map(placeIn));
  const broken = after.find((line) => !isNote(line) && !places.has(placeIn(line)));
  if (broken) throw new Refusal(broken);
  return after;
}

/** Writes what breaks no rule. */
export async function writeWhole(
  root: string,
  label: string,
  changes: readonly Change[],
  requireUnchanged = () => {},
) {
  const lines = await requireWhole(root, changes);
  requireUnchanged();
  await write(root, label, changes);
  known = { stamp: stampOf(root), lines: Promise.resolve(lines) };
}

/** Writes what leaves each value as it was, so that every rule says the same as before. */
export async function writeSame(
  root: string,
  label: string,
  changes: readonly Change[],
  requireUnchanged: () => void,
) {
  const before = await contentLines(root);
  requireUnchanged();
  await write(root, label, changes);
  // Lines of a changed file may have another number.
  const isMoved = before.some((line) => changes.some(({ file }) => line.includes(file)));
  if (!isMoved) known = { stamp: stampOf(root), lines: Promise.resolve(before) };
}

async function linesAfter(root: string, changes: readonly Change[]): Promise<string[]> {
  const copy = await mkdtemp(path.join(tmpdir(), 'desk-'));
  try {
    await mkdir(path.join(copy, 'src'));
    const from = (name: string) => path.join(root, name);
    const to = (name: string) => path.join(copy, name);
    await Promise.all([
      ...content.map((name) => cp(from(name), to(name), { recursive: true })),
      ...beside.map((name) => symlink(from(name), to(name), 'junction')),
      cp(from('package.json'), to('package.json')),
    ]);
    for (const { file, bytes } of changes) await writeBytes(copy, file, bytes);
    return await linesIn(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}

export const isNote = (line: string): boolean => line.startsWith('Note: ');

/** A line’s file and field, without the line number, which moves. */
const placeIn = (line: string) => line.replace(/: expected .*$/, '').replace(/^([^:]+):\d+/, '$1');
