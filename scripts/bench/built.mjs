// The built site that a measurement is of.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../setup.mjs';

/** The folder that was named, or the project's own, which is built where it is missing. */
export function builtSite(named) {
  const folder = path.resolve(named ?? path.join(root, 'dist'));
  if (existsSync(path.join(folder, 'index.html'))) return folder;
  if (named) throw new Error(`There is no built site in ${named}`);
  if (!run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'])) {
    throw new Error('The site could not be built; the reason stands above.');
  }
  return folder;
}
