import { errors } from '../src/content/errors';
import { headingOf, routes, unknownPath } from './support/site';
import { expect, test } from './support/test';
import { waitForHydration } from './support/visit';

declare global {
  interface Window {
    prerendered?: (Element | null)[];
  }
}

/** `readystatechange` first fires after parsing, before any module runs. */
const rememberPrerendered = () =>
  document.addEventListener('readystatechange', () => {
    window.prerendered ??= ['h1', 'main', 'head style'].map((part) => document.querySelector(part));
  });

const nodesAreTheSame = () =>
  ['h1', 'main', 'head style'].every((part, index) => {
    const node = document.querySelector(part);
    return node !== null && node === window.prerendered?.[index];
  });

test.use({ allowErrors: true });

test('every page hydrates without replacing prerendered nodes, even with a stored dark theme', async ({
  page,
  browserErrors,
}) => {
  await page.addInitScript(rememberPrerendered);
  for (const path of [...routes, '/about/', unknownPath]) {
    await page.goto(path);
    await waitForHydration(page);
    const heading = path === unknownPath ? errors.title : headingOf(path.replace(/(.)\/$/, '$1'));
    await expect(page.locator('h1')).toHaveText(heading);
    expect(await page.evaluate(nodesAreTheSame), path).toBe(true);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  }
  await expect(page.getByRole('radio', { name: 'Dark' }).last()).toBeChecked();
  expect(browserErrors.filter((error) => !error.includes('404'))).toEqual([]);
});
