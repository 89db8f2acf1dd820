import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from './refusal.ts';

const writable = ['src/content', 'src/cases', 'public'];

export type Bytes = Buffer | undefined;

/** Compares real paths, because a symbolic link could lead out of a writable folder. */
export function writablePath(root: string, file: string): string {
  const place = path.resolve(root, file);
  const real = realPath(place);
  const isInside = writable.some((folder) => {
    const within = path.relative(realPath(path.join(root, folder)), real);
    return within !== '' && !within.startsWith('..') && !path.isAbsolute(within);
  });
  if (!isInside || path.isAbsolute(file)) {
    throw new Refusal(`${file}: the desk writes in ${writable.join(', ')} only.`, 403);
  }
  return place;
}

/** Also works for a file that does not exist yet, for which `realpathSync` throws. */
function realPath(place: string): string {
  if (existsSync(place)) return realpathSync(place);
  const parent = path.dirname(place);
  return parent === place ? place : path.join(realPath(parent), path.basename(place));
}

export function readBytes(root: string, file: string): Bytes {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place) : undefined;
}

export const hashOf = (bytes: Bytes | string): string =>
  bytes === undefined ? '' : createHash('sha256').update(bytes).digest('hex').slice(0, 16);

export async function replaceFile(place: string, bytes: Buffer | string) {
  // A crash may leave the temporary file. Its name stays the same, so the next write replaces it.
  const draft = path.join(path.dirname(place), `.${path.basename(place)}.desk`);
  await mkdir(path.dirname(place), { recursive: true });
  const file = await open(draft, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, place);
}

export async function writeBytes(root: string, file: string, bytes: Bytes): Promise<void> {
  const place = writablePath(root, file);
  if (bytes) {
    await replaceFile(place, bytes);
    return;
  }
  await rm(place, { force: true });
  // Deletes folders that are now empty. A missing folder counts as empty, because a crash may have
  // come after a folder was deleted, but before its parent was.
  for (let folder = path.dirname(place); await isEmpty(folder); folder = path.dirname(folder)) {
    if (existsSync(folder)) await rmdir(folder);
  }
}

const isEmpty = async (folder: string) =>
  !existsSync(folder) || (await readdir(folder)).length === 0;
