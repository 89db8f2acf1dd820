import type { Locator } from '@playwright/test';
import { keys } from '../src/content/keys';
import {
  findAxeViolations,
  findIbmViolations,
  findWhatClipsFocusRing,
  isFocusVisible,
} from './support/accessibility';
import { firstStory } from './support/site';
import { expect, onlyChromium, reducedMotion, test } from './support/test';
import { linkTo, open } from './support/visit';

const phone = { width: 390, height: 844 };
const tags = { tag: [reducedMotion.tag, onlyChromium.tag] };

const backgroundOf = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

for (const path of ['/', '/work', firstStory]) {
  test(`on ${path}, every focus ring is fully visible`, reducedMotion, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    let stops = 0;
    while (await page.evaluate(() => document.activeElement !== document.body)) {
      const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
      expect(await page.evaluate(isFocusVisible), focused).toBe(true);
      expect(await page.evaluate(findWhatClipsFocusRing), focused).toBe('');
      stops += 1;
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(10);
  });
}

test(
  'the lightbox, the list of shortcuts, and the menu pass the accessibility rules of axe and IBM, and the lightbox does not shrink pictures',
  tags,
  async ({ page }) => {
    const expectAccessible = async () => {
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await findAxeViolations(page)).toEqual([]);
      expect.soft(await findIbmViolations(page)).toEqual([]);
    };
    await open(page, '/about');
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click();
    await expectAccessible();
    const widthOf = async (part: string) =>
      (await page.locator(`${part} figure img`).first().boundingBox())?.width ?? NaN;
    expect(await widthOf('dialog')).toBeGreaterThanOrEqual(await widthOf('main'));

    await open(page, firstStory);
    await page.getByRole('button', { name: keys.title }).click();
    await expectAccessible();

    await page.setViewportSize(phone);
    await open(page, firstStory);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('region', { name: 'Case studies' })).toBeVisible();
    await expectAccessible();
  },
);

test.describe(() => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test(
    'in forced colors, buttons have borders, and the chosen theme’s option differs in background color from another option',
    onlyChromium,
    async ({ page }) => {
      await open(page, '/');
      const background = await backgroundOf(page.locator('body'));
      const main = page.getByRole('main');
      for (const button of [
        page.getByRole('button', { name: 'Pause the logos' }),
        linkTo(main, '/work').first(),
      ]) {
        await expect(button).toHaveCSS('border-top-style', 'solid');
        await expect(button).not.toHaveCSS('border-top-color', background);
      }
      const label = (name: string) =>
        page.getByRole('contentinfo').locator('label > span', { hasText: name });
      await page.getByRole('radio', { name: 'Light' }).check();
      const chosen = await backgroundOf(label('Light'));
      expect(chosen).not.toBe(background);
      await expect(label('Dark')).not.toHaveCSS('background-color', chosen);
    },
  );
});
