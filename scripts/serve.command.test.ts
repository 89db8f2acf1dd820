import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from './copy-project.mjs';

const owner = 'src/content/owner.ts';

test('the Vite config does not depend on owner.ts, so editing owner.ts does not restart the server', async () => {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' });
  const read = loaded?.dependencies.map((file) => path.relative('.', file).replaceAll('\\', '/'));
  expect(read).toContain('scripts/vite/site-address.ts');
  expect(read).not.toContain(owner);
});

test.each(['scripts/dev.mjs', 'src/desk/desk.mjs', 'scripts/build.mjs'])(
  '%s reports a mistake in owner.ts in one line, and exits',
  (command) => {
    const project = copyProject();
    onTestFinished(() => project.remove());
    const file = path.join(project.folder, owner);
    const source = readFileSync(file, 'utf8').replace(/^( {2}address: ).*,$/m, "$1'ada.org',");
    writeFileSync(file, source);
    const line = source.split("'ada.org'")[0]?.split('\n').length;
    const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
      cwd: project.folder,
      encoding: 'utf8',
      timeout: 300_000,
    });
    expect(status).toBe(1);
    expect(stdout + stderr).not.toContain('    at ');
    expect(stderr.split('\n').filter((each) => each.includes(owner))).toEqual([
      `${owner}:${line}: owner.address: expected an address such as https://ada.org/, found "ada.org"; write all of it, from https:// on`,
    ]);
  },
);
