import { firstStory } from './support/site';
import { expect, smoke, test } from './support/test';
import { expectHeading, follow, mainLink, waitForHydration } from './support/visit';

test.use({ allowErrors: true });

const long = 'x'.repeat(2000);

for (const [title, requested, path, canonical] of [
  ['a second slash', '//', '/', '/'],
  ['a file extension', `${firstStory}.html#skills`, firstStory, `${firstStory}#skills`],
  ['index.html', `/about/index.html?${long}&x#%E0%A4%A`, '/about', `/about?${long}&x#%E0%A4%A`],
] as const) {
  test(`changes a URL with ${title} to the canonical URL`, smoke, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${requested}`);
    await waitForHydration(page);
    await expect(page).toHaveURL(`${baseURL}${canonical}`);
    await expectHeading(page, path);
    await follow(page, mainLink(page, '/contact'), '/contact');
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}${canonical}`);
    await expectHeading(page, path);
  });
}
