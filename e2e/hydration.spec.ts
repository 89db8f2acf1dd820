import type { Page } from '@playwright/test';
import { errors } from '../src/content/errors';
import { headingOf, routes, unknownPath } from './support/site';
import { expect, test } from './support/test';
import { hydrated } from './support/visit';

declare global {
  interface Window {
    prerendered?: Record<'heading' | 'main' | 'styles', Element | null>;
  }
}

/** Keeps the page's own nodes, once they are all there and before any module runs. */
const rememberPrerendered = () =>
  document.addEventListener('readystatechange', () => {
    window.prerendered ??= {
      heading: document.querySelector('h1'),
      main: document.querySelector('main'),
      styles: document.querySelector('head style'),
    };
  });

const nodesAreTheSame = () =>
  window.prerendered?.heading instanceof Element &&
  document.querySelector('h1') === window.prerendered.heading &&
  document.querySelector('main') === window.prerendered.main &&
  document.querySelector('head style') === window.prerendered.styles;

/** What the page was styled with already, and the code has added once more. */
const rulesMadeAgain = () => {
  const rulesIn = (selector: string) =>
    [...document.querySelectorAll<HTMLStyleElement>(selector)].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
    );
  const known = new Set(rulesIn('style:not([data-styled])'));
  return rulesIn('style[data-styled]').filter((rule) => known.has(rule));
};

async function expectSameNodes(page: Page, path: string, heading: RegExp) {
  await page.addInitScript(rememberPrerendered);
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveText(heading);
  expect(await page.evaluate(nodesAreTheSame)).toBe(true);
  expect(await page.evaluate(rulesMadeAgain)).toEqual([]);
}

for (const route of routes) {
  test(`${route} is hydrated as it was prerendered`, async ({ page }) => {
    await expectSameNodes(page, route, headingOf(route));
  });
}

test('so it is with a slash at the end', async ({ page }) => {
  await expectSameNodes(page, '/about/', headingOf('/about'));
});

test.describe('the page for unknown addresses', () => {
  test.use({ mayComplain: true });

  for (const path of [unknownPath, '/abuot', '/work/deeper/down', '/contact/no']) {
    test(`is hydrated at ${path}`, async ({ page, complaints }) => {
      await expectSameNodes(page, path, new RegExp(`^${errors.title}$`));
      const unexpected = complaints.filter((complaint) => !complaint.includes('404'));
      expect(unexpected).toEqual([]);
    });
  }
});

test('the year is the visitor’s, on a page that was made years before', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2031, 5, 1));
  await expectSameNodes(page, '/', headingOf('/'));
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test('the visitor’s theme does not make the page another', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await expectSameNodes(page, '/', headingOf('/'));
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});
