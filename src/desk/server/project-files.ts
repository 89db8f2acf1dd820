import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from './refusal.ts';

/** The only folders that the desk writes to. */
const writable = ['src/content', 'src/cases', 'public'];

/** A file's bytes, or nothing for a file that is not there. */
export type Bytes = Buffer | undefined;

/** Where a file of the project is, if the desk may write it: also where links lead to. */
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

/** The real path of a file that may not be there yet. */
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

/** Writes a file, or takes it away, and with it the folder that it leaves empty. */
export async function writeBytes(root: string, file: string, bytes: Bytes): Promise<void> {
  const place = writablePath(root, file);
  if (bytes) {
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, bytes);
    return;
  }
  await rm(place, { force: true });
  for (let folder = path.dirname(place); await isEmpty(folder); folder = path.dirname(folder)) {
    await rmdir(folder);
  }
}

const isEmpty = async (folder: string) => (await readdir(folder)).length === 0;
