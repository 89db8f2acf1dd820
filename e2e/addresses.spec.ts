import { errors } from '../src/content/errors';
import { firstStory } from './support/site';
import { expect, smoke, test } from './support/test';
import { expectHeading, follow, hydrated, linkTo, mainLink } from './support/visit';

test.use({ mayComplain: true });

test(
  'replaces an unusual address of a page with its usual one',
  smoke,
  async ({ page, baseURL }) => {
    const long = 'x'.repeat(2000);
    for (const [asked, path, address] of [
      ['//', '/', '/'],
      [`${firstStory}.html#skills`, firstStory, `${firstStory}#skills`],
      [`/about/index.html?${long}&x#%E0%A4%A`, '/about', `/about?${long}&x#%E0%A4%A`],
    ] as const) {
      await page.goto(`${baseURL}${asked}`);
      await hydrated(page);
      await expect(page).toHaveURL(`${baseURL}${address}`);
      await expectHeading(page, path);
      await follow(page, mainLink(page, '/contact'), '/contact');
      await page.goBack();
      await expect(page).toHaveURL(`${baseURL}${address}`);
      await expectHeading(page, path);
    }
  },
);

test('suggests the page that an unknown address nearly names', smoke, async ({ page }) => {
  const response = await page.goto(firstStory.toUpperCase());
  expect(response?.status()).toBe(404);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(errors.notFound);
  await expect(main.getByRole('link', { name: firstStory, exact: true })).toBeVisible();
  await follow(page, linkTo(main, '/work'), '/work');
});
