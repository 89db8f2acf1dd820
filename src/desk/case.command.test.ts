import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import { copyProject } from '../../scripts/copy-project.mjs';
import { filesIn, hashFiles } from '../../scripts/files.mjs';

const [{ slug: known } = { slug: '' }] = cases;
let project: ReturnType<typeof copyProject>;

const sourcesHash = () => hashFiles(project.folder, filesIn(`${project.folder}/src`));

beforeAll(() => {
  project = copyProject();
});

afterAll(() => project.remove());

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: project.folder,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test.each([
  [['--help'], 0, 'npm run case new <slug> "<Name>"'],
  [[], 2, 'npm run case new <slug> "<Name>"'],
  [['hide', known, 'now'], 2, 'npm run case hide <slug>'],
  [['new', 'acme', 'Acme', '--dryrun'], 2, '--dry-run'],
  [['remove', 'acme'], 2, `There is no case acme. There are: ${known},`],
])(
  'npm run case, with the arguments %j, exits with status %i and changes no file',
  (args, status, line) => {
    const before = sourcesHash();
    const { status: ended, said } = run('src/desk/case.mjs', ...args);
    expect(said).toContain(line);
    expect(said).not.toContain('    at ');
    expect(ended).toBe(status);
    expect(sourcesHash()).toBe(before);
  },
);

test('npm run case new adds a case that passes the content check but not publish-check; with --dry-run, it writes nothing', () => {
  const before = sourcesHash();
  expect(run('src/desk/case.mjs', 'new', 'acme', 'Acme', '--dry-run').said).toContain(
    'Nothing is written.',
  );
  expect(sourcesHash()).toBe(before);
  expect(run('src/desk/case.mjs', 'new', 'acme', 'Acme')).toEqual({
    status: 0,
    said: expect.stringContaining(`- It is at place ${cases.length + 1}.`),
  });
  expect(run('scripts/check/content.mjs')).toEqual({
    status: 0,
    said: 'Content: nothing missing.\n',
  });
  expect(run('scripts/check/publish.mjs')).toEqual({
    status: 1,
    said: expect.stringContaining(
      'src/cases/acme/tile.ts: visitors of /acme would read 5 prompts of a new case (lines ',
    ),
  });
});
