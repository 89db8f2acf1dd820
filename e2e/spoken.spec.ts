import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { routes } from './support/site';
import { expect, onlyChromium, reducedMotion, test } from './support/test';
import { open } from './support/visit';

// The site's Content Security Policy would block the screen reader's script.
test.use({ bypassCSP: true });

const named = 'link|button|heading|image|slider|radio|checkbox|region|navigation|dialog';

/** Each pattern finds a kind of fault in a screen reader's log, which has one phrase per line. */
const faults: readonly (readonly [name: string, found: RegExp])[] = [
  ['silent', new RegExp(`^(?:${named})(?:, level \\d)?$`, 'gm')],
  ['no words', /^.*(?:\bundefined\b|\bNaN\b|\[object ).*$/gm],
  ['said twice', /^(?!listitem)(.{4,})\n\1$/gm],
  [
    'a name that says itself twice',
    new RegExp(`^(?:${named}), (.{3,}?)[ ,–—-]+\\1(?:,.*)?$`, 'gm'),
  ],
  ['a picture that its caption says again', /^image, (.+)\n(?:link, .*\n)?\1$/gm],
];

const faultsIn = (log: string): string[] =>
  faults.flatMap(([name, found]) => [...log.matchAll(found)].map(([said]) => `${name}: ${said}`));

const readerUrl = '/screen-reader.js';
const readerFile = createRequire(import.meta.url).resolve(
  '@guidepup/virtual-screen-reader/browser.js',
);

const serveScreenReader = (page: Page) =>
  page.route(`**${readerUrl}`, (route) => route.fulfill({ path: readerFile }));

async function readAloud(page: Page): Promise<string> {
  const phrases = await page.evaluate(async (address) => {
    const { virtual } = (await import(address)) as typeof import('@guidepup/virtual-screen-reader');
    await virtual.start({ container: document.body });
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    return log;
  }, readerUrl);
  return `${phrases.filter(isAnnounced).map(shorten).join('\n')}\n`;
}

/** Most screen readers announce neither an element's end nor a nameless element of these roles. */
const isAnnounced = (phrase: string) =>
  !/^(end of .*|paragraph|strong|emphasis|term|definition|group|caption|)$/.test(phrase);

const shorten = (phrase: string) =>
  phrase
    .replace(/^listitem, level \d+, /, 'listitem, ')
    .replace(/position (\d+), set size (\d+)/, '$1 of $2');

const tags = { tag: [reducedMotion.tag, onlyChromium.tag] };
test(
  'on every page, a screen reader says a name for each item, and says nothing twice in a row',
  tags,
  async ({ page }) => {
    await page.clock.setFixedTime('2026-01-01T12:00');
    await serveScreenReader(page);
    const logs: string[] = [];
    for (const route of routes) {
      await open(page, route);
      const log = await readAloud(page);
      expect(faultsIn(log), route).toEqual([]);
      const headings = await page.getByRole('heading').count();
      expect(log.match(/^heading, /gm), route).toHaveLength(headings);
      const landmarks = log.match(/^(banner|main|contentinfo)$/gm);
      expect(landmarks, route).toEqual(['banner', 'main', 'contentinfo']);
      // Indents all lines except the page's path, so that `git diff` names the page in each `@@`
      // line, where it shows the last line that is not indented.
      logs.push(`page ${route}\n${log.replace(/^(?=.)/gm, '  ')}`);
    }
    if (test.info().config.updateSnapshots === 'all') {
      expect(logs.join('\n')).toMatchSnapshot('spoken.txt');
    }
  },
);

test(
  'faultsIn returns each fault in a screen reader’s log, with the lines that have it',
  onlyChromium,
  () => {
    for (const [wrong, name] of [
      ['link', 'silent'],
      ['heading, level 2', 'silent'],
      ['link, Team of undefined', 'no words'],
      ['Some words\nSome words', 'said twice'],
      ['link, Open – Open', 'a name that says itself twice'],
      ['image, A cat\nA cat', 'a picture that its caption says again'],
    ]) {
      const log = `main\n${wrong}\nlink, Work\nheading, Work, level 1\nYes\nYes\n`;
      expect(faultsIn(log)).toEqual([`${name}: ${wrong}`]);
    }
  },
);
