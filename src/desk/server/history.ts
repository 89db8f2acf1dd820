import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { UndoEntry } from '../contract.ts';
import {
  hashOf,
  readBytes,
  replaceFile,
  writablePath,
  writeBytes,
  type Bytes,
} from './project-files.ts';
import { Refusal } from './refusal.ts';

/** The new content of a file. If `bytes` is undefined, the file is deleted. */
export interface Change {
  file: string;
  bytes: Bytes;
}

interface Entry {
  label: string;
  files: { file: string; before: string | null; after: string }[];
}

/**
 * A change that is being written, and that `recover` finishes after a crash. `from` is the hash of
 * a file before the change, and `to` is the file's new content in base64, or null to delete it.
 */
interface Journal {
  files: { file: string; from: string; to: string | null }[];
  /** Missing if this change is an undo. */
  entry?: Entry;
  name: string;
}

const cache = (root: string) => path.join(root, 'node_modules/.cache/desk');
const folderOf = (root: string) => path.join(cache(root), 'undo');
const journalOf = (root: string) => path.join(cache(root), 'journal.json');

const namesIn = async (root: string) =>
  (await readdir(folderOf(root)).catch((): string[] => []))
    .filter((name) => name.endsWith('.json'))
    .toSorted();

/**
 * A cache of undo entries by file path. `version` is the file's modification time, because a new
 * entry may get the file name of an entry that was undone.
 */
const kept = new Map<string, { version: number; entry: Entry }>();

function entryOf(root: string, name: string): Entry {
  const place = path.join(folderOf(root), name);
  const version = statSync(place).mtimeMs;
  const known = kept.get(place);
  if (known?.version === version) return known.entry;
  const entry = JSON.parse(readFileSync(place, 'utf8')) as Entry;
  kept.set(place, { version, entry });
  return entry;
}

export async function undoEntries(root: string): Promise<UndoEntry[]> {
  const names = await namesIn(root);
  const later = new Map<string, string>();
  return names.toReversed().map((name): UndoEntry => {
    const { label, files } = entryOf(root, name);
    const changed = files.find(({ file, after }) => hashOf(readBytes(root, file)) !== after);
    const by = changed && later.get(changed.file);
    for (const { file } of files) if (!later.has(file)) later.set(file, label);
    if (!changed) return { id: name, label };
    const remedy = by ? `Undo “${by}” first` : 'It was changed outside of the desk';
    return { id: name, label, blocked: `${changed.file} has changed since. ${remedy}.` };
  });
}

export async function planUndo(root: string, id: unknown) {
  await recover(root);
  const entries = await undoEntries(root);
  const entry = entries.find((each) => (id === undefined ? !each.blocked : each.id === id));
  if (!entry) throw new Refusal(entries[0]?.blocked ?? 'There is nothing to undo.', 409);
  if (entry.blocked) throw new Refusal(entry.blocked, 409);
  const changes = entryOf(root, entry.id).files.map(({ file, before }): Change => ({
    file,
    bytes: bytesOf(before),
  }));
  return { name: entry.id, changes };
}

export async function undo(root: string, id?: unknown) {
  const { name, changes } = await planUndo(root, id);
  await perform(root, { name, files: filesOf(root, changes) });
}

export async function write(root: string, label: string, changes: readonly Change[]) {
  for (const { file } of changes) writablePath(root, file);
  await recover(root);
  const files = changes.map(({ file, bytes }) => ({
    file,
    before: textOf(readBytes(root, file)),
    after: hashOf(bytes),
  }));
  const last = (await namesIn(root)).at(-1);
  const name = `${String(Number(last?.slice(0, 6) ?? 0) + 1).padStart(6, '0')}.json`;
  await perform(root, { name, files: filesOf(root, changes), entry: { label, files } });
}

export async function recover(root: string) {
  const place = journalOf(root);
  if (existsSync(place)) await finish(root, JSON.parse(readFileSync(place, 'utf8')) as Journal);
}

async function perform(root: string, journal: Journal) {
  await replaceFile(journalOf(root), JSON.stringify(journal));
  await finish(root, journal);
}

/** Each step must be repeatable, because `recover` runs them all again after a crash. */
async function finish(root: string, { files, entry, name }: Journal) {
  for (const { file, from, to } of files) {
    const now = hashOf(readBytes(root, file));
    // A file whose hash is not `from` stays as it is: it was written before the crash, or edited by
    // hand after the crash. If a file to delete is already gone, writeBytes still deletes the empty
    // folder that the crash may have left.
    if (now === from || (now === '' && to === null)) await writeBytes(root, file, bytesOf(to));
  }
  const place = path.join(folderOf(root), name);
  if (entry) await replaceFile(place, JSON.stringify(entry));
  else await rm(place, { force: true });
  await rename(journalOf(root), `${journalOf(root)}.done`);
}

const textOf = (bytes: Bytes) => bytes?.toString('base64') ?? null;
const bytesOf = (text: string | null): Bytes =>
  text === null ? undefined : Buffer.from(text, 'base64');
const filesOf = (root: string, changes: readonly Change[]) =>
  changes.map(({ file, bytes }) => ({
    file,
    from: hashOf(readBytes(root, file)),
    to: textOf(bytes),
  }));
