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
    await page.goto(`${baseURL}${requested}`);
    await waitForHydration(page);
    await expect(page).toHaveURL(`${baseURL}${canonical}`);
    await expectHeading(page, path);
    await follow(page, mainLink(page, '/contact'), '/contact');
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}${canonical}`);
    await expectHeading(page, path);
  }
});
