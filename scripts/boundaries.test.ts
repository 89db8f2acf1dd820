// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A file of the site, what it imports, and what it is told. */
const forbidden = [
  ['src/content/home.ts', '../ui/Button', 'Content is data'],
  ['src/content/about.ts', '../cases', 'Content is data'],
  ['src/content/work.ts', '../routes', 'Content is data'],
  ['src/cases/minimart/tile.ts', '../../story/Block', 'Content is data'],
  ['src/cases/minimart/story.ts', '../../media/Picture', 'Content is data'],
  ['src/cases/graphics/story.ts', '../minimart/story', 'no other case'],
  ['src/cases/graphics/tile.ts', '..', 'Content is data'],
  ['src/cases/minimart/files.ts', '../graphics/tile', 'no other case'],
  ['src/cases/minimart/Stage.tsx', '../../screens/Work', 'no screen'],
  ['src/cases/graphics/files.ts', '..', 'no other case'],
  ['src/theme/scheme.ts', '../ui/Button', 'theme stands at the bottom'],
  ['src/motion/Rise.tsx', '../shell/Layout', 'nothing above them'],
  ['src/motion/count.ts', '../content/figures', 'know no content'],
  ['src/ui/Button.tsx', '../content/owner', 'know no content'],
  ['src/ui/Chip.tsx', '../media/Picture', 'nothing above them'],
  ['src/media/Picture.tsx', '../screens/Home', 'nothing above it'],
  ['src/media/FilmFrame.tsx', '../content/owner', 'knows no content'],
  ['src/story/Block.tsx', '../cases', 'no particular one'],
  ['src/story/Brief.tsx', '../cases/minimart/story', 'no particular one'],
  ['src/story/blocks/Card.tsx', '../../shell/Layout', 'nothing above it'],
  ['src/screens/Home.tsx', './Work', 'no other screen'],
  ['src/screens/About.tsx', '../screens/Work', 'no other screen'],
  ['src/screens/Contact.tsx', '../routes', 'nothing above it'],
] as const;

const allowed = [
  ['src/content/shell.ts', './owner'],
  ['src/cases/skypro-ui/tile.ts', '../../content/types'],
  ['src/cases/skypro-ui/story.ts', '../../content/figures'],
  ['src/cases/skypro-ui/files.ts', './story'],
  ['src/cases/skypro-ui/Stage.tsx', '../../motion/stage'],
  ['src/theme/tokens.ts', './choice'],
  ['src/motion/preference.ts', '../theme/choice'],
  ['src/ui/SiteLink.tsx', './href'],
  ['src/media/Image.tsx', '../ui/Icon'],
  ['src/story/Rail.tsx', '../content/types'],
  ['src/story/blocks/Text.tsx', '../PictureGrid'],
  ['src/screens/Work.tsx', '../cases/tiles'],
  ['src/screens/CaseStudy.tsx', '../story/Chapters'],
  ['src/shell/Footer.tsx', '../content/owner'],
  ['src/routes.tsx', './screens/Home'],
  ['src/story/Rail.test.tsx', '../cases/minimart/story'],
] as const;

interface Report {
  diagnostics: { message: string; code: string; help?: string; filename: string }[];
}

let site = '';
let status: number | null = 0;
const complaints = new Map<string, string>();

/** A site of the same layout, with nothing in its files but those imports. */
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  copyFileSync('.oxlintrc.json', path.join(site, '.oxlintrc.json'));
  for (const [file, imported] of [...forbidden, ...allowed]) {
    mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(site, file), `export { thing } from '${imported}';\n`);
  }
  const lint = spawnSync(path.resolve('node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: site,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  status = lint.status;
  const { diagnostics } = JSON.parse(lint.stdout) as Report;
  for (const { filename, code, message, help } of diagnostics) {
    if (code.includes('no-restricted-imports')) {
      complaints.set(filename.replaceAll('\\', '/'), `${message} ${help ?? ''}`);
    }
  }
}, 60_000);

afterAll(() => rmSync(site, { recursive: true }));

test('a forbidden import stops the check', () => {
  expect(status).toBe(1);
});

test.each(forbidden)('%s may not import %s: “%s”', (file, _imported, reason) => {
  expect(complaints.get(file) ?? 'nothing').toContain(reason);
});

test.each(allowed)('%s may import %s', (file) => {
  expect(complaints.get(file)).toBeUndefined();
});
