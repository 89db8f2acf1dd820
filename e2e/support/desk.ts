import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { copyProject } from '../../scripts/copy-project.mjs';
import { expect, test as base } from './test';

export const test = base.extend<
  object,
  { copy: { address: string; read: (file: string) => string } }
>({
  // The pages of Vite's development server log to the console, which would fail every test.
  allowErrors: true,
  copy: [
    // Playwright requires a destructured first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { folder, remove } = copyProject();
      const port = Number(process.env.E2E_PORT ?? 4321) + 2;
      const server = spawn(process.execPath, ['src/desk/desk.mjs', '--port', `${port}`], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let address: string | undefined;
      for await (const line of createInterface(server.stdout)) {
        address = /http\S+(?=_desk)/.exec(line)?.[0];
        if (address) break;
      }
      if (!address) throw new Error('The desk did not start');
      await provide({ address, read: (file) => readFileSync(path.join(folder, file), 'utf8') });
      server.kill();
      await once(server, 'exit');
      remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ copy }, provide) => provide(copy.address),
});

export async function openDesk(page: Page, view: string) {
  // Leaves the desk first: `goto` would not reload it for an address with only a new fragment.
  await page.goto('about:blank');
  await page.goto(`_desk#${view}`);
  await page.locator('main').waitFor();
}

export const textField = (page: Page) => page.getByRole('textbox', { name: 'Words', exact: true });
export const undoButton = (page: Page) => page.getByRole('button', { name: 'Undo' });
/** While the next preview loads, the desk has a second, hidden iframe for it. */
export const previewFrame = (page: Page) => page.frameLocator('iframe:not([aria-hidden="true"])');

/** Clicks until the text field opens, because the desk must first index the page's text. */
export const selectHeading = (page: Page) =>
  expect(async () => {
    await previewFrame(page).getByRole('heading', { level: 1 }).click();
    await expect(textField(page)).toBeVisible({ timeout: 500 });
  }).toPass();
