import { inspect as words } from '../../src/content/inspect';
import { inspect } from '../../src/content/shell';
import { expect, test } from './test';

test('Inspect shows a clicked element, follows a link on the second click, and closes on Escape', async ({
  webkit,
}) => {
  const panel = `aside[aria-label="${inspect.name}"]`;
  const link = 'header nav a[href="/about"]';
  const text = () => webkit.evaluateAll(panel, ([shown]) => shown?.textContent ?? '');
  const address = () => webkit.evaluate(() => location.pathname + location.search);

  await webkit.open('/minimart?inspect');
  await expect.poll(text).toContain(words.hint);
  await webkit.click('h1');
  await expect.poll(text).toContain('heading, level 1');
  await expect.poll(text).toContain('story/CaseHeader.tsx');
  expect(await text()).toContain(words.scene.before);
  await webkit.click(link);
  await expect.poll(text).toContain('“About”');
  expect(await address()).toBe('/minimart?inspect');
  await webkit.click(link);
  await expect.poll(address).toBe('/about?inspect');
  await webkit.press('Escape');
  await expect.poll(text).toBe('');
  expect(await address()).toBe('/about');
});
