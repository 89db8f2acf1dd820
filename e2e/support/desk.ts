import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Mark, State } from '../../scripts/desk/contract';
import { copyProject } from '../../scripts/copy-project.mjs';
import type { Page } from '@playwright/test';
import { test as base } from './test';

/** A copy of the project that may be changed, and the desk that changes it. */
export interface DeskCopy {
  folder: string;
  address: string;
  read: (file: string) => string;
}

async function startDesk(folder: string, port: number) {
  const args = ['scripts/desk.mjs', '--port', String(port)];
  const server = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const address = /http\S+(?=_desk)/.exec(line)?.[0];
    if (address) return { server, address };
  }
  throw new Error('The desk did not start');
}

export const test = base.extend<object, { copy: DeskCopy }>({
  copy: [
    // Playwright wants a pattern here, and there is nothing to take.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { folder, remove } = copyProject();
      const { server, address } = await startDesk(folder, Number(process.env.E2E_PORT ?? 4321) + 2);
      await provide({
        folder,
        address,
        read: (file) => readFileSync(path.join(folder, file), 'utf8'),
      });
      server.kill();
      await once(server, 'exit');
      remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ copy }, provide) => provide(copy.address),
});

/** Opens a view of the desk, and waits until it is there. */
export async function openDesk(page: Page, view: string) {
  // From elsewhere: another hash alone loads nothing anew.
  await page.goto('about:blank');
  await page.goto(`_desk#${view}`);
  await page.locator('main').waitFor({ timeout: 30_000 });
}

/** The marks as the desk's server tells them. */
export async function marksOf(page: Page): Promise<Mark[]> {
  const { marks } = await page.evaluate<State>(async () => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=desk-token]');
    const headers = { 'x-desk-token': meta?.content ?? '' };
    return (await (await fetch('/_desk/api/state', { headers })).json()) as State;
  });
  return marks;
}
