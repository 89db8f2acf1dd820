import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Whoever is interrupted tidies up as well.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

/** A folder that is gone when the process ends. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** All files in a folder and those below it. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

/** The same for the same names and contents, whatever the line endings of the checkout. */
export function hashFiles(folder, files, start = '') {
  const hash = createHash('sha256').update(start);
  for (const file of files) {
    hash.update(path.relative(folder, file).split(path.sep).join('/'));
    hash.update(readFileSync(file, 'latin1').replaceAll('\r\n', '\n'), 'latin1');
  }
  return hash.digest('hex').slice(0, 16);
}
