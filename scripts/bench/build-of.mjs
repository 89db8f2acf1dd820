// Another revision of the project, built beside this one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run } from '../setup.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** Builds a revision in a folder of its own, which is gone when the process ends; answers with its dist. */
export function buildOf(revision) {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`).trim();
  const home = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const folder = path.join(home, 'site');
  process.once('exit', () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(home, { recursive: true, force: true });
  });
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  addPackages(folder);
  const well = run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'], {
    cwd: folder,
  });
  if (!well) throw new Error(`${revision} could not be built; the reason stands above.`);
  return path.join(folder, 'dist');
}

/** This project's packages, where they are the same, but not its caches. */
function addPackages(folder) {
  const lock = (at) => readFileSync(path.join(at, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(root)) {
    if (!run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder })) {
      throw new Error('The packages of the other revision could not be installed.');
    }
    return;
  }
  const [from, to] = [root, folder].map((at) => path.join(at, 'node_modules'));
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(path.join(from, name), path.join(to, name));
  }
}
