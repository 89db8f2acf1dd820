import { errors } from '../src/content/errors';
import { firstStory } from './support/site';
import { expect, test } from './support/test';
import { expectHeading, follow, hydrated, linkTo, mainLink } from './support/visit';

test.use({ mayComplain: true });

const long = 'x'.repeat(2000);

/** What is asked for, the page that it is, and the address that it goes by. */
const forms: readonly [asked: string, page: string, address: string][] = [
  ['/index.html', '/', '/'],
  ['//', '/', '/'],
  ['/?', '/', '/?'],
  ['/about.html', '/about', '/about'],
  ['/about/index.html', '/about', '/about'],
  ['//about', '/about', '/about'],
  ['/ab%6Fut', '/about', '/about'],
  ['/about//', '/about', '/about'],
  ['/about/', '/about', '/about/'],
  ['/about.html?from=a%20mail&x#%E0%A4%A', '/about', '/about?from=a%20mail&x#%E0%A4%A'],
  [`/about?${long}#${long}`, '/about', `/about?${long}#${long}`],
  [`${firstStory}.html#skills`, firstStory, `${firstStory}#skills`],
];
for (const [asked, path, address] of forms) {
  test(`${asked.slice(0, 40)} is ${path}, and says so`, async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}${asked}`);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page).toHaveURL(`${baseURL}${address}`);
    await expectHeading(page, path);
    await follow(page, mainLink(page, '/contact'), '/contact');
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}${address}`);
    await expectHeading(page, path);
  });
}

const strays: readonly [asked: string, meant: string | undefined][] = [
  ['/ABOUT', '/about'],
  [firstStory.toUpperCase(), firstStory],
  [`/${long}`, undefined],
  [`/about/${long}`, undefined],
  ['/about%2F', '/about'],
  ['/%00', undefined],
];
for (const [asked, meant] of strays) {
  test(`${asked.slice(0, 40)} is no page, on the screen and in its status`, async ({ page }) => {
    const response = await page.goto(asked);
    expect(response?.status()).toBeGreaterThanOrEqual(400);
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main).toContainText(errors.notFound);
    if (meant) await expect(main.getByRole('link', { name: meant, exact: true })).toBeVisible();
    await follow(page, linkTo(main, '/work'), '/work');
  });
}
