import { spawn } from 'node:child_process';
import type { PublishCheck } from '../contract.ts';
import { Refusal } from './refusal.ts';

export async function checkPublish(root: string): Promise<PublishCheck> {
  const build = await run(root, process.execPath, 'scripts/build.mjs', '--logLevel', 'warn');
  if (!build.isDone) return { isReady: false, said: build.said };
  const { isDone, said } = await run(root, process.execPath, 'scripts/check/publish.mjs');
  if (!isDone) return { isReady: false, said };
  const repository = await repositoryOf(root);
  const next = repository && `\n\nCommit and push sends your changes to ${repository}.`;
  return { isReady: true, said: said + next };
}

export async function publish(root: string): Promise<PublishCheck> {
  const git = async (...args: string[]) => {
    const { isDone, said } = await run(root, 'git', ...args);
    if (!isDone) throw new Refusal(`git ${args[0]}: ${said}`);
    return said;
  };
  const repository = await repositoryOf(root);
  if (!repository) {
    throw new Refusal(
      'There is no repository to push to yet: docs/publishing.md says how to make one.',
    );
  }
  await git('add', '--all');
  if (await git('status', '--porcelain')) await git('commit', '--message', 'Update the content');
  await git('push', '--set-upstream', 'origin', 'HEAD');
  return {
    isReady: true,
    said: `Your changes are at ${repository}. The host now tests them and then publishes them, which takes about half an hour.`,
  };
}

async function repositoryOf(root: string): Promise<string> {
  const { isDone, said } = await run(root, 'git', 'remote', 'get-url', 'origin');
  return isDone ? said : '';
}

function run(root: string, command: string, ...args: string[]) {
  return new Promise<{ isDone: boolean; said: string }>((done, fail) => {
    // Without GIT_TERMINAL_PROMPT=0, git would wait forever for a password.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
    const child = spawn(command, args, { cwd: root, env });
    let said = '';
    const add = (chunk: Buffer) => (said += chunk.toString());
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.on('error', fail);
    child.on('close', (status) => done({ isDone: status === 0, said: said.trim() }));
  });
}
