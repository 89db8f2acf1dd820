import { firstStory } from './support/site';
import { expect, smoke, test } from './support/test';
import { expectHeading, follow, mainLink, waitForHydration } from './support/visit';

test.use({ allowErrors: true });

test('replaces unusual URLs with the canonical one', smoke, async ({ page, baseURL }) => {
  const long = 'x'.repeat(2000);
  for (const [requested, path, canonical] of [
    ['//', '/', '/'],
    [`${firstStory}.html#skills`, firstStory, `${firstStory}#skills`],
    [`/about/index.html?${long}&x#%E0%A4%A`, '/about', `/about?${long}&x#%E0%A4%A`],
  ] as const) {
    // Firefox's driver reports an address that changes before the load event as a failed navigation.
    await page.goto(`${baseURL}${requested}`, { waitUntil: 'commit' });
    await waitForHydration(page);
    await expect(page).toHaveURL(`${baseURL}${canonical}`);
    await expectHeading(page, path);
    await follow(page, mainLink(page, '/contact'), '/contact');
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}${canonical}`);
    await expectHeading(page, path);
  }
});
