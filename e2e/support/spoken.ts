import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const named = 'link|button|heading|image|slider|radio|checkbox|region|navigation|dialog';

/** Faults in a screen reader's log, which has one phrase per line. */
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

export const faultsIn = (log: string): string[] =>
  faults.flatMap(([name, found]) => [...log.matchAll(found)].map(([said]) => `${name}: ${said}`));

const readerUrl = '/screen-reader.js';
const readerFile = createRequire(import.meta.url).resolve(
  '@guidepup/virtual-screen-reader/browser.js',
);

export const serveScreenReader = (page: Page) =>
  page.route(`**${readerUrl}`, (route) => route.fulfill({ path: readerFile }));

export async function readAloud(page: Page): Promise<string> {
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

/** Most screen readers do not announce ends of elements, or these roles without a name. */
const isAnnounced = (phrase: string) =>
  !/^(end of .*|paragraph|strong|emphasis|term|definition|group|caption|)$/.test(phrase);

const shorten = (phrase: string) =>
  phrase
    .replace(/^listitem, level \d+, /, 'listitem, ')
    .replace(/position (\d+), set size (\d+)/, '$1 of $2');
