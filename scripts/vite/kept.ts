import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn, hashFiles } from '../files.mjs';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What takes long to make is made once, and kept under a name that tells all that it is made of. */
export async function kept(name: string, make: () => Promise<Buffer> | string): Promise<Buffer> {
  const file = here(`../../node_modules/.cache/${name}`);
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const made = Buffer.from(await make());
  await mkdir(path.dirname(file), { recursive: true });
  // Several builds may keep the same file at once: each writes aside, then renames.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, made);
  await rename(draft, file);
  return made;
}

/** Another text whenever the code in these folders changes. */
export const recipeOf = (...folders: string[]): string =>
  hashFiles(here('.'), folders.map(here).flatMap(filesIn));
