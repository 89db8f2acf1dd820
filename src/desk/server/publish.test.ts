import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkPublish, publish } from './publish.ts';

function project({ build = '', check = '' } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = path.join(folder, 'site');
  mkdirSync(path.join(root, 'scripts/check'), { recursive: true });
  writeFileSync(path.join(root, 'scripts/build.mjs'), build);
  writeFileSync(path.join(root, 'scripts/check/publish.mjs'), check);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@shop.org');
  return { root, git, remote: path.join(folder, 'remote.git') };
}

test('shows what publish-check says, whether it passes, and where changes would be pushed', async () => {
  const missing = project({ check: "console.log('Missing: a name'); process.exit(1);" });
  expect(await checkPublish(missing.root)).toEqual({ isReady: false, said: 'Missing: a name' });
  const ready = project({ check: "console.log('Ready');" });
  expect(await checkPublish(ready.root)).toEqual({ isReady: true, said: 'Ready' });
  ready.git('remote', 'add', 'origin', ready.remote);
  expect((await checkPublish(ready.root)).said).toContain(ready.remote);
});

test('shows why the site cannot be built', async () => {
  const { root } = project({ build: "console.error('No cover'); process.exit(1);" });
  expect(await checkPublish(root)).toEqual({ isReady: false, said: 'No cover' });
});

test('commits and pushes all changes, but makes no empty commit', async () => {
  const { root, git, remote } = project();
  git('init', '--quiet', '--bare', remote);
  git('remote', 'add', 'origin', remote);
  const { isReady, said } = await publish(root);
  expect(isReady).toBe(true);
  expect(said).toContain(remote);
  const files = git('--git-dir', remote, 'ls-tree', '-r', '--name-only', 'main');
  expect(files).toContain('scripts/build.mjs');
  await publish(root);
  expect(git('log', '--format=%s')).toBe('Update the content\n');
});

test('if there is no repository to push to, refers to docs/publishing.md, and commits nothing', async () => {
  const { root, git } = project();
  await expect(publish(root)).rejects.toThrow('docs/publishing.md');
  expect(git('status', '--porcelain')).toContain('scripts/');
});
