import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { cases } from '../../src/cases/index.ts';

const known = cases[0]?.slug ?? '';

test.each([
  [['--help'], 0, '--page minimart'],
  [['--page', 'nowhere'], 2, 'There is no page nowhere. The pages are /'],
  [['--pages', known], 2, 'Options: --page'],
  [['--page', known], 0, 'In all '],
  [['--page', `/${known}/`], 0, 'In all '],
  [['--page', 'resume'], 0, 'src/content/resume.ts:'],
])('npm run drafts with %j exits with status %i and prints “%s”', (args, status, line) => {
  const command = spawnSync(process.execPath, ['scripts/check/drafts.mjs', ...args], {
    encoding: 'utf8',
  });
  expect(command.stdout + command.stderr).toContain(line);
  expect(command.status).toBe(status);
});
