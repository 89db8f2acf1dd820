import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();

export const inSlashes = (file) => file.split(path.sep).join('/');

/** Line endings make no difference to the hash, because Git may convert them on Windows. */
export function hashFiles(folder, files, start = '') {
  const hash = createHash('sha256').update(start);
  for (const file of files) {
    hash.update(inSlashes(path.relative(folder, file)));
    hash.update(readFileSync(file, 'latin1').replaceAll('\r\n', '\n'), 'latin1');
  }
  return hash.digest('hex').slice(0, 16);
}

/** The old folder stays until `make` has filled the new one. */
export async function replaceFolder(folder, make) {
  const [draft, former] = [`${folder}-draft`, `${folder}-former`];
  const remove = (name) => rmSync(name, { recursive: true, force: true });
  remove(draft);
  remove(former);
  try {
    await make(draft);
  } catch (error) {
    remove(draft);
    throw error;
  }
  if (existsSync(folder)) renameSync(folder, former);
  renameSync(draft, folder);
  remove(former);
}

let removesOnSignal = false;

export function temporaryFolder() {
  // A signal alone would end the process without the exit handler below.
  if (!removesOnSignal) {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
    removesOnSignal = true;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
