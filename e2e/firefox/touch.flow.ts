import { expect, test as base } from '@playwright/test';
import { findFirefox } from '../../scripts/setup.mjs';
import { inspect as words } from '../../src/content/inspect';
import { inspect } from '../../src/content/shell';
import { isHydrated } from '../support/visit';
import { startFirefox, type Firefox } from './driver';

const test = base.extend<{ firefox: Firefox }>({
  firefox: async ({ baseURL }, provide) => {
    const firefox = await startFirefox(findFirefox() ?? '', baseURL ?? '');
    await provide(firefox);
    await firefox.close();
  },
});

test('Inspect works by touch', async ({ firefox }) => {
  const panel = `aside[aria-label="${inspect.name}"]`;
  const text = () => firefox.evaluate((it) => document.querySelector(it)?.textContent ?? '', panel);
  const address = () => firefox.evaluate(() => location.pathname + location.search);
  const measured = '[data-mark="other"]:not([hidden])';

  await firefox.open('/about');
  await expect.poll(() => firefox.evaluate(isHydrated)).toBe(true);
  await firefox.touch('button[aria-label="Menu"]');
  await firefox.touch('dialog[open] button[aria-pressed]');
  await expect.poll(text).toContain(words.touchHint);
  await firefox.touch('h1');
  await expect.poll(text).toContain('heading, level 1');
  await firefox.touch('header a', 900);
  await expect
    .poll(() => firefox.evaluate((it) => !!document.querySelector(it), measured))
    .toBe(true);
  expect(await address()).toBe('/about?inspect');
  await firefox.touch(`${panel} button[aria-label="${words.leave}"]`);
  await expect.poll(address).toBe('/about');
});
