import { firstStory } from './support/site';
import { expect, smoke, test } from './support/test';
import { expectHeading, follow, mainLink, waitForHydration } from './support/visit';

test.use({ allowErrors: true });

test('replaces an unusual address with the usual one', smoke, async ({ page, baseURL }) => {
  const long = 'x'.repeat(2000);
  for (const [asked, path, address] of [
    ['//', '/', '/'],
    [`${firstStory}.html#skills`, firstStory, `${firstStory}#skills`],
    [`/about/index.html?${long}&x#%E0%A4%A`, '/about', `/about?${long}&x#%E0%A4%A`],
  ] as const) {
    await page.goto(`${baseURL}${asked}`);
    await waitForHydration(page);
    await expect(page).toHaveURL(`${baseURL}${address}`);
    await expectHeading(page, path);
    await follow(page, mainLink(page, '/contact'), '/contact');
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}${address}`);
    await expectHeading(page, path);
  }
});
