import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addPackages } from '../copy-project.mjs';
import { filesIn, temporaryFolder } from '../files.mjs';
import { compress } from '../make/compress.mjs';
import { choose, root, run, stop } from '../setup.mjs';
import { baseOf, dist, listen, routesOf, staticHost } from '../static-host.mjs';

export function builtSite(asItIs = false) {
  if (!asItIs) build(root);
  return dist;
}

function build(cwd) {
  if (run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'], { cwd })) return;
  stop('The site could not be built; see the reason above.');
}

export function buildOf(revision) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`).trim();
  const folder = path.join(temporaryFolder(), 'site');
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  process.prependOnceListener('exit', () => git('worktree', 'remove', '--force', folder));
  addPackages(folder);
  build(folder);
  return path.join(folder, 'dist');
}

export function routesIn(folders, asked) {
  const [first, ...others] = folders.map(routesOf);
  const known = first.filter((route) => others.every((routes) => routes.includes(route)));
  return choose(asked?.split(',') ?? [], known);
}

/**
 * Removes a page's scripts and their preloads. The loading time of the result is a baseline,
 * because the page with its scripts cannot load faster.
 */
export const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/g, '');

export async function serve(folder, { scriptless = false } = {}) {
  const copy = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  const pages = filesIn(copy).filter((file) => file.endsWith('.html'));
  for (const page of scriptless ? pages : []) {
    writeFileSync(page, withoutScripts(readFileSync(page, 'utf8')));
  }
  compress(copy);
  // Sends no headers from headers.mjs: over HTTP/1.1, as here, each response would repeat them in
  // full. Over HTTP/2, as on hosts, repeated headers take almost no bytes.
  const server = staticHost(copy, {});
  const port = await listen(server, 0);
  server.unref();
  return `http://127.0.0.1:${port}${baseOf(folder).slice(0, -1)}`;
}
