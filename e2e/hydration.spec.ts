import type { Page } from '@playwright/test';
import { errors } from '../src/content/errors';
import { headingOf, routes, unknownPath } from './support/site';
import { expect, test } from './support/test';
import { hydrated } from './support/visit';

declare global {
  interface Window {
    prerendered?: (Element | null)[];
  }
}

/** Keeps the prerendered nodes when all are there and no module has run. */
const rememberPrerendered = () =>
  document.addEventListener('readystatechange', () => {
    window.prerendered ??= ['h1', 'main', 'head style'].map((part) => document.querySelector(part));
  });

const nodesAreTheSame = () =>
  ['h1', 'main', 'head style'].every((part, index) => {
    const node = document.querySelector(part);
    return node !== null && node === window.prerendered?.[index];
  });

async function expectSameNodes(page: Page, path: string, heading: RegExp) {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page.locator('main')).toHaveCount(1);
  expect(await page.evaluate(nodesAreTheSame), path).toBe(true);
}

test.beforeEach(({ page }) => page.addInitScript(rememberPrerendered));

test('hydrates every page as it was prerendered', async ({ page }) => {
  test.slow();
  for (const route of routes) await expectSameNodes(page, route, headingOf(route));
  await expectSameNodes(page, '/about/', headingOf('/about'));
});

test.describe('the not-found page', () => {
  test.use({ mayComplain: true });

  test('is hydrated at every unknown address', async ({ page, complaints }) => {
    for (const path of [unknownPath, '/abuot', '/work/deeper/down', '/contact/no']) {
      await expectSameNodes(page, path, new RegExp(`^${errors.title}$`));
    }
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
});

test('hydrates in another year and another theme', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2031, 5, 1));
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await expectSameNodes(page, '/', headingOf('/'));
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});
