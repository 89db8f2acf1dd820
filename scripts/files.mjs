import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** All files in a folder and those below it. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

/** A path as the web and the content write it, on any system. */
export const inSlashes = (file) => file.split(path.sep).join('/');

/** The same for the same names and contents, whatever the line endings of the checkout. */
export function hashFiles(folder, files, start = '') {
  const hash = createHash('sha256').update(start);
  for (const file of files) {
    hash.update(inSlashes(path.relative(folder, file)));
    hash.update(readFileSync(file, 'latin1').replaceAll('\r\n', '\n'), 'latin1');
  }
  return hash.digest('hex').slice(0, 16);
}
