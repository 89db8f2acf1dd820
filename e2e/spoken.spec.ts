import type { Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { routes } from './support/site';
import { faultsIn } from './support/spoken';
import { expect, once, test } from './support/test';
import { open } from './support/visit';

const reader = '/screen-reader.js';
const readerFile = createRequire(import.meta.url).resolve(
  '@guidepup/virtual-screen-reader/browser.js',
);

// A policy that lets only the site's own scripts run lets no reader in.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

for (const route of routes) {
  test(`${route} is read out without a fault`, async ({ page }) => {
    await page.clock.setFixedTime('2026-01-01T12:00');
    await page.route(`**${reader}`, (answer) => answer.fulfill({ path: readerFile }));
    await open(page, route);
    const log = await readOut(page);
    expect(faultsIn(log)).toEqual([]);
    const headings = await page.getByRole('heading').allTextContents();
    expect(log.match(/^heading, /gm)).toHaveLength(headings.length);
    const landmarks = log.match(/^(banner|main|contentinfo)$/gm);
    expect(landmarks).toEqual(['banner', 'main', 'contentinfo']);
    // `npm run spoken` keeps what is said, to be compared with what was said before.
    if (isKept()) expect(log).toMatchSnapshot(`${route.slice(1) || 'home'}.txt`);
  });
}

const isKept = () => test.info().config.updateSnapshots === 'all';

test('what is wrong in what is read out is found', once, () => {
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
});

/** What a screen reader says from the first to the last word of the page, a phrase a line. */
async function readOut(page: Page): Promise<string> {
  const phrases = await page.evaluate(async (address) => {
    const { virtual } = (await import(address)) as typeof import('@guidepup/virtual-screen-reader');
    await virtual.start({ container: document.body });
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    return log;
  }, reader);
  return `${phrases.filter(isSaid).map(shorten).join('\n')}\n`;
}

/** Where something ends, and what it is when it has no name, readers keep to themselves. */
const isSaid = (phrase: string) =>
  !/^(end of .*|paragraph|strong|emphasis|term|definition|group|caption|)$/.test(phrase);

const shorten = (phrase: string) =>
  phrase
    .replace(/^listitem, level \d+, /, 'listitem, ')
    .replace(/position (\d+), set size (\d+)/, '$1 of $2');
