import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const from = (imported: string) => `export { thing } from '${imported}';`;
const margin = (value: string) => `export const Box = styled.div\`margin: \${${value}}\`;`;

const forbidden = [
  ['src/content/home.ts', from('../ui/Button'), 'Content is data'],
  ['src/content/about.ts', from('../cases'), 'Content is data'],
  ['src/cases/minimart/tile.ts', from('../../story/Block'), 'Content is data'],
  ['src/cases/graphics/story.ts', from('../minimart/story'), 'no other case'],
  ['src/cases/graphics/tile.ts', from('..'), 'Content is data'],
  ['src/cases/minimart/stage-states.ts', from('../graphics/tile'), 'no other case'],
  ['src/cases/minimart/Stage.tsx', from('../../screens/Work'), 'no screen'],
  ['src/cases/graphics/stage-wall.ts', from('..'), 'no other case'],
  ['src/theme/preference.ts', from('../ui/Button'), 'theme imports nothing'],
  ['src/motion/Rise.tsx', `void import('../shell/Layout');`, 'nothing above them'],
  ['src/ui/Button.tsx', from('../content/owner'), 'import no content'],
  ['src/media/Picture.tsx', from('../screens/Home'), 'nothing above it'],
  ['src/media/FilmFrame.tsx', from('../content/owner'), 'imports no content'],
  ['src/story/Brief.tsx', from('../cases/minimart/story'), 'imports no particular one'],
  ['src/story/blocks/Card.tsx', from('../../shell/Layout'), 'nothing above it'],
  ['src/shell/Keys.tsx', from('../screens/Work'), 'imports no screen'],
  ['src/shell/ContentItem.tsx', from('../cases/minimart/story'), 'no particular case'],
  ['src/start/apply-choices.ts', from('../content/owner'), 'imports nothing'],
  [
    'src/prototypes/minimart/data.ts',
    from('../zogran-media/content'),
    'imports only its own folder',
  ],
  ['src/prototypes/shared/dom.ts', from('../../ui/Button'), 'imports only its own folder'],
  [
    'src/films/scenes/demo-1/scene.ts',
    from('../../../content/owner'),
    'imports only its own folder',
  ],
  ['src/screens/Home.tsx', from('./Work'), 'no other screen'],
  ['src/screens/About.tsx', from('../screens/Work'), 'no other screen'],
  ['src/screens/Contact.tsx', from('../routes'), 'nothing above it'],
  ['src/shell/Menu.tsx', from('../desk/app/Desk'), 'imports no screen'],
  ['src/main.tsx', from('./desk/app/Desk'), 'does not import the desk'],
  ['scripts/check/find-open.mjs', from('../../src/desk/server/state'), 'does not import the desk'],
  ['src/media/Film.tsx', from('../films/scenes/kit'), 'nothing above it'],
  [
    'src/desk/plugin.ts',
    from('../../scripts/files'),
    'imports the site only in app/site.ts and server/site.ts',
  ],
  [
    'src/desk/app/Desk.tsx',
    from('../../ui/Button'),
    'imports the site only in app/site.ts and server/site.ts',
  ],
  [
    'src/desk/app/words/Words.tsx',
    from('../../../ui/Button'),
    'imports the site only in app/site.ts and server/site.ts',
  ],
  ['src/desk/app/site.ts', from('../../content/owner'), 'only theme, ui, and shell'],
  [
    'src/desk/server/state.ts',
    from('../../../scripts/files'),
    'imports the site only in app/site.ts and server/site.ts',
  ],
  ['src/ui/Chip.tsx', margin('({ wide }) => wide'), 'Use a data attribute'],
  ['src/shell/Layout.tsx', `import { createGlobalStyle } from 'styled-components';`, 'global.css'],
  ['src/story/Rail.tsx', 'export const said = <p>For 28,000 people</p>;', '28,000'],
  ['src/content/work.ts', `export const said = 'up by 61 %';`, '61 %'],
  ['src/ui/lazy.ts', `export const load = () => import('./lazy-code');`, 'imports src/ui/lazy.ts'],
  ['src/story/later.ts', `export const load = async () => await import('../routes');`, 'above it'],
  ['src/ui/words-1.ts', '/** It is drawn\n * anew. */\nexport const a = 1;', 'Use “again”'],
  ['src/ui/words-2.ts', '// It stands beside the menu.\nexport const a = 1;', 'stands beside'],
  [
    'src/ui/Words.tsx',
    'export const Box = styled.div`/* Whoever sees it */ margin: 0;`;',
    'Whoever',
  ],
  ['src/ui/words.test.ts', `test.each([1])('is told %s', () => {});`, 'told'],
  ['scripts/words.test.ts', `test('whoever waits', () => {});`, 'whoever'],
] as const;

const allowed = [
  ['src/content/resume.ts', `export const said = 'up by 80%';`, 'figures.ts has no 80%'],
  [
    'src/content/figures.ts',
    `export const all = { a: { value: '28,000+' }, b: { value: '61%' } };`,
    'figures.ts defines the figures',
  ],
  [
    'src/ui/lazy-code.ts',
    from('./lazier'),
    'a cycle is reported in the file that imports dynamically',
  ],
  ['src/ui/lazier.ts', from('./lazy'), 'a cycle is reported in the file that imports dynamically'],
  [
    'src/ui/on-demand.ts',
    `export const load = () => import('./lazier-code');`,
    'an import of a type alone makes no cycle',
  ],
  [
    'src/ui/on-click.ts',
    `// oxlint-disable-next-line site/no-dynamic-cycle -- It is loaded on a click.
export const load = () => import('./clicked-code');`,
    'a comment turns the rule off',
  ],
  ['src/ui/clicked-code.ts', from('./on-click'), 'the cycle’s rule is turned off in on-click.ts'],
  [
    'src/ui/lazier-code.ts',
    `export type { load } from './on-demand';`,
    'an import of a type alone makes no cycle',
  ],
  [
    'src/ui/words-3.ts',
    '// It stands in for a font. People stand on a hill.\nexport const a = 1;',
    'only “stands beside” and the like are rejected',
  ],
  [
    'src/ui/plain.test.ts',
    `test('they are told apart', () => expect(1).toBe(1));`,
    'to tell things apart is plain English',
  ],
  [
    'src/story/Ending.tsx',
    'export const Box = styled.div`width: 61%`;',
    'a CSS value is not a figure',
  ],
] as const;

const unused = [
  'src/content/tour.ts',
  `import { draft } from './draft';\nexport const title = 'The tour';`,
] as const;

interface Report {
  diagnostics: { message: string; help?: string; filename: string }[];
}

let site = '';
let status: number | null = 0;
const complaints = new Map<string, string>();

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'lint-rules-'));
  for (const file of ['.oxlintrc.json', 'scripts/lint-rules.mjs', 'scripts/escape-reg-exp.mjs']) {
    cpSync(file, path.join(site, file));
  }
  for (const [file, text] of [...forbidden, ...allowed, unused]) {
    mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(site, file), `${text}\n`);
  }
  const lint = spawnSync(path.resolve('node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: site,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  status = lint.status;
  const { diagnostics } = JSON.parse(lint.stdout) as Report;
  for (const { filename, message, help = '' } of diagnostics) {
    const file = filename.replaceAll('\\', '/');
    complaints.set(file, `${complaints.get(file) ?? ''} ${message} ${help}`);
  }
});

afterAll(() => rmSync(site, { recursive: true }));

test('oxlint fails if a rule is violated', () => {
  expect(status).toBe(1);
});

test.each(forbidden)(
  'in %s, oxlint rejects %j with a message that contains “%s”',
  (file, _text, reason) => {
    expect(complaints.get(file) ?? 'nothing').toContain(reason);
  },
);

test.each(allowed)('in %s, oxlint accepts %j, because %s', (file, _text, _reason) => {
  expect(complaints.get(file)).toBeUndefined();
});

test('oxlint accepts an unused import of draft, because the owner may remove the last draft()', () => {
  expect(complaints.get(unused[0])).toBeUndefined();
});
