import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

export const inSlashes = (file) => file.split(path.sep).join('/');

/** Ignores line endings, because Git may convert them on Windows. */
export function hashFiles(folder, files, start = '') {
  const hash = createHash('sha256').update(start);
  for (const file of files) {
    hash.update(inSlashes(path.relative(folder, file)));
    hash.update(readFileSync(file, 'latin1').replaceAll('\r\n', '\n'), 'latin1');
  }
  return hash.digest('hex').slice(0, 16);
}
