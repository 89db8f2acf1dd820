import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from './setup.mjs';

const leftOut = new Set(['.git', 'dist', 'node_modules', 'test-results']);

export function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-copy-'));
  const filter = (/** @type {string} */ file) => !leftOut.has(path.relative(root, file));
  cpSync(root, folder, { recursive: true, filter });
  addPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export function addPackages(folder) {
  const lock = (/** @type {string} */ at) => readFileSync(`${at}/package-lock.json`, 'utf8');
  if (lock(root) !== lock(folder)) {
    run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
    return;
  }
  mkdirSync(`${folder}/node_modules`);
  for (const name of readdirSync(`${root}/node_modules`)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    const from = path.join(root, 'node_modules', name);
    symlinkSync(from, `${folder}/node_modules/${name}`, 'junction');
  }
}
