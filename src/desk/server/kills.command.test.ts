import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { filesIn } from '../../../scripts/files.mjs';
import { recover, undoEntries } from './history.ts';

const kills = 50;
const changes = `
const [root, first, history] = process.argv.slice(1);
const { undo, undoEntries, write } = await import(history);
const files = Array.from({ length: 20 }, (_, nth) => 'src/cases/shop/pictures/' + nth + '.svg');
for (let at = Number(first); ; at += 1) {
  console.log('begin ' + at);
  const removes = at % 3 === 1;
  // Saves, removes, and undoes in turn. After a kill, there may be nothing to undo.
  if (at % 3 === 2) (await undoEntries(root)).length && (await undo(root));
  else await write(root, String(at), files.map((file) => ({ file, bytes: removes ? undefined : Buffer.from((at + '\\n').repeat(2000) + 'end') })));
  console.log('end ' + at);
}`;

test(`after each of ${kills} process kills, recovery leaves the last change in all files or in none`, async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'desk-kills-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src/cases', 'src/content', 'public']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  writeFileSync(path.join(root, 'src/cases/index.ts'), '');
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { ssr: 'src/desk/server/history.ts', outDir: path.join(root, 'built') },
  });
  const history = path.join(root, 'built/history.js');
  const stateNow = () => {
    const folder = path.join(root, 'src/cases/shop');
    if (!existsSync(folder)) return '';
    const texts = filesIn(folder).map((file: string) => readFileSync(file, 'utf8'));
    expect([20, 0]).toContain(texts.length);
    expect(new Set(texts).size).toBe(Math.min(texts.length, 1));
    expect(texts[0] ?? 'end').toMatch(/end$/);
    return texts[0]?.split('\n')[0] ?? '';
  };
  let next = 0;
  for (let nth = 0; nth < kills; nth += 1) {
    const args = ['--input-type=module', '-e', changes, root, `${next}`, history];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (data) => {
      said += String(data);
      if (said.includes('begin') && !child.killed)
        setTimeout(() => child.kill('SIGKILL'), Math.random() * 120);
    });
    await once(child, 'close');
    expect(said).toContain('begin');
    await recover(root);
    const state = stateNow();
    const entries = await undoEntries(root);
    expect(entries[0]?.blocked).toBeUndefined();
    expect(existsSync(path.join(root, 'node_modules/.cache/desk/journal.json'))).toBe(false);
    next = Number(/(\d+)\s*$/.exec(said)?.[1] ?? next) + 1;
    // If the last finished change was a save, the files hold its number. They may also be gone:
    // the removal that follows each save may have begun.
    const done = said.match(/(?<=end )\d+/g)?.at(-1);
    expect(done && Number(done) % 3 === 0 ? [done, ''] : [state]).toContain(state);
  }
});
