import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn, hashFiles } from '../files.mjs';
import { root } from '../setup.mjs';

/** `name` must contain a hash of all that the result of `make` depends on. */
export async function cached(name: string, make: () => Promise<Buffer> | string): Promise<Buffer> {
  const file = path.join(root, 'node_modules/.cache', name);
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const made = Buffer.from(await make());
  await mkdir(path.dirname(file), { recursive: true });
  // Writes under another name first, so that a build at the same time never reads half a file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}

const here = path.join(root, 'scripts/vite');

export const hashSources = (...folders: string[]): string =>
  hashFiles(
    here,
    folders.flatMap((folder) => filesIn(path.join(here, folder))),
  );
