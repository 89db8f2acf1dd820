import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const copied = ['public', 'scripts', 'src', '.prettierrc.json', 'package.json', 'vite.config.ts'];
const settings = readdirSync('.').filter((name) => /^tsconfig.*\.json$/.test(name));

/** A copy of the project that may be changed, with the same packages and no cache. */
export function copyProject() {
  const root = mkdtempSync(path.join(tmpdir(), 'desk-project-'));
  for (const name of [...copied, ...settings]) {
    cpSync(name, path.join(root, name), { recursive: true });
  }
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    const isCache = name === '.cache' || name === '.tmp';
    if (isCache) continue;
    symlinkSync(
      path.resolve('node_modules', name),
      path.join(root, 'node_modules', name),
      'junction',
    );
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
