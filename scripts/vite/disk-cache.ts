import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn, hashFiles } from '../files.mjs';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** `name` must change whenever anything changes that the result of `make` depends on. */
export async function cached(name: string, make: () => Promise<Buffer> | string): Promise<Buffer> {
  const file = here(`../../node_modules/.cache/${name}`);
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const made = Buffer.from(await make());
  await mkdir(path.dirname(file), { recursive: true });
  // Renames a complete file, because several builds may run at the same time.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}

export const hashSources = (...folders: string[]): string =>
  hashFiles(here('.'), folders.map(here).flatMap(filesIn));
