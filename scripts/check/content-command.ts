import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs content.mjs. Stays alive between checks, because each start would load Vite again. */
let command: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Checks one project at a time, because content.mjs makes `root` its working directory. */
export function linesIn(root: string): Promise<string[]> {
  const lines = last.then(() => ask(root));
  last = lines.catch(() => undefined);
  return lines;
}

async function ask(root: string): Promise<string[]> {
  command ??= fork(fileURLToPath(new URL('content.mjs', import.meta.url)), { cwd: root });
  const answered = new AbortController();
  const { signal } = answered;
  setWaiting(command, true);
  command.send(root);
  try {
    const ended = once(command, 'exit', { signal }).then(() => {
      command = undefined;
      throw new Error('npm run content has ended. Try again.');
    });
    const [lines] = await Promise.race([once(command, 'message', { signal }), ended]);
    return lines as string[];
  } finally {
    answered.abort();
    if (command) setWaiting(command, false);
  }
}

/** The child process keeps its parent alive only while the parent waits for an answer. */
function setWaiting(idle: ChildProcess, isWaiting: boolean) {
  for (const each of [idle, idle.channel]) {
    if (isWaiting) each?.ref();
    else each?.unref();
  }
}

export const isNote = (line: string): boolean => line.startsWith('Note: ');

export const problemsAmong = (lines: readonly string[]): string =>
  lines.filter((line) => !isNote(line)).join('\n');
