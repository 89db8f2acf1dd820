import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, readBytes, writablePath, writeBytes, type Bytes } from './project-files.ts';
import { Refusal } from './refusal.ts';

/** A file's new bytes, or none to delete it. */
export interface Change {
  file: string;
  bytes: Bytes;
}

interface Entry {
  label: string;
  files: { file: string; before: string | null; after: string }[];
}

/** Undo entries are files beside the caches, so they survive a restart. */
const folderOf = (root: string) => path.join(root, 'node_modules/.cache/desk/undo');

const namesIn = async (root: string) =>
  (await readdir(folderOf(root)).catch((): string[] => [])).toSorted();

async function last(root: string) {
  const name = (await namesIn(root)).at(-1);
  if (!name) return undefined;
  const place = path.join(folderOf(root), name);
  return { place, entry: JSON.parse(await readFile(place, 'utf8')) as Entry };
}

export const lastLabel = async (root: string): Promise<string | undefined> =>
  (await last(root))?.entry.label;

/** Writes the changes and saves the previous bytes for Undo. */
export async function write(root: string, label: string, changes: readonly Change[]) {
  for (const { file } of changes) writablePath(root, file);
  const files = changes.map(({ file, bytes }) => ({
    file,
    before: readBytes(root, file)?.toString('base64') ?? null,
    after: hashOf(bytes),
  }));
  const names = await namesIn(root);
  const name = String(Number(names.at(-1)?.slice(0, 6) ?? 0) + 1).padStart(6, '0');
  await mkdir(folderOf(root), { recursive: true });
  await writeFile(path.join(folderOf(root), `${name}.json`), JSON.stringify({ label, files }));
  for (const { file, bytes } of changes) await writeBytes(root, file, bytes);
}

/** Restores the bytes from before the last change. */
export async function undo(root: string) {
  const found = await last(root);
  if (!found) throw new Refusal('There is nothing to undo.');
  const { place, entry } = found;
  const changed = entry.files.find(({ file, after }) => hashOf(readBytes(root, file)) !== after);
  if (changed) {
    throw new Refusal(`${changed.file} has changed since: take “${entry.label}” back in it.`, 409);
  }
  for (const { file, before } of entry.files) {
    await writeBytes(root, file, before === null ? undefined : Buffer.from(before, 'base64'));
  }
  await rm(place);
}
