import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentOverlay } from './content-overlay.ts';

/** A project whose content check prints this text, and counts its runs. */
function projectThatSays(said: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'overlay-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['public', 'src/cases', 'src/content', 'scripts/check']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  const command = `import { appendFileSync } from 'node:fs';
    appendFileSync('asked', 'x');
    process.stderr.write(${JSON.stringify(said)});`;
  writeFileSync(path.join(root, 'scripts/check/content.mjs'), command);
  writeFileSync(path.join(root, 'src/content/a.ts'), '');
  return { root, timesAsked: () => readFileSync(path.join(root, 'asked'), 'utf8').length };
}

type Listen = (event: string, listener: (...given: string[]) => unknown) => void;

/** The project's overlay. Opens a page, or changes a file, and returns the shown messages. */
function overlayIn(root: string) {
  const on = vi.fn<Listen>();
  const watch = vi.fn<Listen>();
  const send = vi.fn<(told: { err: { message: string } }) => void>();
  const server = { config: { root }, hot: { on, send }, watcher: { on: watch } };
  const { configureServer } = contentOverlay() as unknown as {
    configureServer: (server: ViteDevServer) => void;
  };
  configureServer(server as unknown as ViteDevServer);
  return {
    openPage: async () => on.mock.lastCall?.[1](),
    change: (file: string) => watch.mock.lastCall?.[1]('change', path.join(root, file)),
    shown: () => send.mock.calls.map(([{ err }]) => err.message),
  };
}

test('shows problems over the page, but not notes', async () => {
  const { root } = projectThatSays('Note: a.svg is large\na.ts:1: no title\nb.ts:2: no lead\n');
  const { openPage, shown } = overlayIn(root);
  await openPage();
  expect(shown()).toEqual(['a.ts:1: no title\nb.ts:2: no lead']);
});

test('shows nothing for valid content', async () => {
  const { root } = projectThatSays('Note: a.svg is large\n');
  const { openPage, shown } = overlayIn(root);
  await openPage();
  expect(shown()).toEqual([]);
});

test('checks once for all pages, until content changes', async () => {
  const { root, timesAsked } = projectThatSays('a.ts:1: no title\n');
  const { openPage, change, shown } = overlayIn(root);
  await openPage();
  await openPage();
  expect(shown()).toHaveLength(2);
  expect(timesAsked()).toBe(1);
  writeFileSync(path.join(root, 'src/content/a.ts'), 'export {};');
  change('src/content/a.ts');
  await vi.waitFor(() => expect(shown()).toHaveLength(3), 10_000);
  expect(timesAsked()).toBe(2);
});
