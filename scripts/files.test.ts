import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, loadConfigFromFile } from 'vite';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { replaceFolder } from './files.mjs';

let home = '';
let folder = '';
const page = () => readFileSync(path.join(folder, 'index.html'), 'utf8');

function write(to: string, text: string) {
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(to, 'index.html'), text);
}

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'whole-'));
  folder = path.join(home, 'dist');
  onTestFinished(() => rmSync(home, { recursive: true }));
});

test('replaceFolder keeps the old folder in place until the new folder is ready', async () => {
  write(folder, 'former');
  await replaceFolder(folder, async (draft: string) => {
    write(draft, 'half');
    expect(page()).toBe('former');
    write(draft, 'new');
  });
  expect(page()).toBe('new');
  expect(readdirSync(home)).toEqual(['dist']);
});

test('if making the new folder fails, replaceFolder keeps the old one, and removes the unfinished one', async () => {
  write(folder, 'former');
  const failing = replaceFolder(folder, async (draft: string) => {
    write(draft, 'half');
    throw new Error('out of room');
  });
  await expect(failing).rejects.toThrow('out of room');
  expect(page()).toBe('former');
  expect(readdirSync(home)).toEqual(['dist']);
});

test('replaceFolder creates the folder if it does not exist yet', async () => {
  await replaceFolder(folder, async (draft: string) => write(draft, 'first'));
  expect(page()).toBe('first');
});

test('the development server reports no file change in dist while dist is replaced', async () => {
  const env = { command: 'serve', mode: 'development' } as const;
  const loaded = await loadConfigFromFile(env, 'vite.config.ts');
  const { watch } = loaded?.config.server ?? {};
  const server = await createServer({
    configFile: false,
    root: home,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch },
  });
  onTestFinished(() => server.close());
  const noticed: string[] = [];
  server.watcher.on('all', (_event, file) => noticed.push(path.relative(home, file)));
  /** Rewrites a source file until the server notices, because it may not be watching yet. */
  const writeSource = async (name: string) => {
    const look = () => {
      writeFileSync(path.join(home, name), String(Math.random()));
      return noticed;
    };
    await expect.poll(look, { timeout: 20_000 }).toContain(name);
  };

  await writeSource('first.ts');
  await replaceFolder(folder, async (draft: string) => {
    write(draft, 'new');
    // Two files: a report of the draft folder's file could come after second.ts, not after third.ts.
    await writeSource('second.ts');
    await writeSource('third.ts');
  });
  expect(noticed.filter((name) => name.startsWith('dist'))).toEqual([]);
});
