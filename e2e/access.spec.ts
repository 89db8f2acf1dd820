import type { Locator } from '@playwright/test';
import { keys } from '../src/content/keys';
import { focusShows, tooPale, whatCutsTheRing } from './support/access';
import { axeFaults, ibmFaults } from './support/rules';
import { firstStory, lastTile, stories, storyWith, titleOf } from './support/site';
import { expect, onlyChromium, smoke, still, test } from './support/test';
import {
  expectScrolledTo,
  follow,
  footerLink,
  heading,
  linkTo,
  open,
  scrolled,
  tileLink,
} from './support/visit';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

for (const path of ['/', '/work', firstStory]) {
  test(`shows the whole focus ring at every tab stop of ${path}`, still, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    let stops = 0;
    while (await page.evaluate(() => document.activeElement !== document.body)) {
      expect(await page.evaluate(focusShows), await page.evaluate(describeFocus)).toBe(true);
      expect(await page.evaluate(whatCutsTheRing), await page.evaluate(describeFocus)).toBe('');
      stops += 1;
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(10);
  });
}

test(
  'restores focus and scroll position after Back through several pages',
  {
    tag: ['@smoke', '@still'],
  },
  async ({ page }) => {
    await open(page, '/work');
    const links = [
      tileLink(page, lastTile()),
      footerLink(page, '/projects'),
      footerLink(page, '/about'),
    ];
    let position = NaN;
    for (const link of links) {
      await link.focus();
      if (Number.isNaN(position)) position = await scrolled(page);
      const before = page.url();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.href !== before);
      await expect(heading(page)).toBeFocused();
    }
    for (const link of links.toReversed()) {
      await page.goBack();
      await expect(link).toBeFocused();
    }
    expect(position).toBeGreaterThan(300);
    await expectScrolledTo(page, position);
    await expect(page.getByRole('status')).toContainText(titleOf('/work'));

    // Faster than pages load.
    await page.evaluate(() => history.go(3));
    await expect(page).toHaveURL('/about');
    await page.evaluate(() => {
      history.back();
      setTimeout(() => history.back(), 30);
      setTimeout(() => history.back(), 60);
    });
    await expect(page).toHaveURL('/work');
    await expect(tileLink(page, lastTile())).toBeFocused();
  },
);

test('focuses the menu button after Back from a page of the menu', still, async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await linkTo(page.getByRole('dialog'), '/about').click();
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('lets every control of the menu be scrolled to at 400% zoom', still, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('region', { name: 'Stories' })).toBeAttached();
  for (const control of await menu.locator('a, button, label').all()) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 0.9 });
  }
});

test('links each story to the next, and the last one to Contact', smoke, async ({ page }) => {
  await open(page, firstStory);
  for (const to of stories.slice(1)) {
    await follow(page, page.getByRole('navigation', { name: 'Next story' }).getByRole('link'), to);
  }
  const all = page.getByRole('navigation', { name: 'All stories' });
  await expect(all.getByRole('listitem').getByRole('link')).toHaveCount(stories.length);
  await follow(page, linkTo(all, '/contact'), '/contact');
});

test(
  'enlarges pictures, scrolls to their ends, and says which one it shows',
  still,
  async ({ page }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      for (const path of [storyWith('gallery'), '/about']) {
        await open(page, path);
        const links = page.locator('a[data-enlarge]');
        const inPage = await links.evaluateAll((all) =>
          all.map((link) => {
            const images = link.closest('figure')?.querySelectorAll('img') ?? [];
            return Math.max(...[...images].map(({ width }) => width));
          }),
        );
        await links.first().click();
        const view = page.getByRole('dialog');
        const images = view.locator('figure img');
        await expect(images).toHaveCount(inPage.length);
        const enlarged = await images.evaluateAll((all: HTMLImageElement[]) =>
          all.map(({ width }) => width),
        );
        const smaller = enlarged.filter((width, index) => !(width >= (inPage[index] ?? NaN)));
        expect(smaller, `${path} at ${viewport.width} px`).toEqual([]);
        const image = view.getByRole('listitem').first().getByRole('img');
        const [right, bottom] = await image.evaluate((picture) => {
          picture.scrollIntoView({ block: 'end', inline: 'end' });
          const ends = picture.getBoundingClientRect();
          const box = picture.closest('li')?.getBoundingClientRect();
          return [ends.right - (box?.right ?? NaN), ends.bottom - (box?.bottom ?? NaN)];
        });
        expect(right).toBeLessThanOrEqual(1);
        expect(bottom).toBeLessThanOrEqual(1);
      }
    }
    await page.keyboard.press('Escape');
    const captions = await page.locator('figure:has(a[data-enlarge]) figcaption').allTextContents();
    await page.locator('a[data-enlarge]').last().click();
    await expect(
      page.getByRole('dialog', { name: captions.at(-1) }).locator('[aria-live]'),
    ).toHaveText(`${captions.length} of ${captions.length}: ${captions.at(-1)}`);
  },
);

test(
  'passes axe and IBM with an enlarged picture, the list of keys, or the menu open',
  {
    tag: ['@still', '@chromium'],
  },
  async ({ page }) => {
    const states: [string, { width: number; height: number }, Locator][] = [
      ['/about', desktop, page.getByRole('link', { name: /^Enlarge/ }).first()],
      [firstStory, desktop, page.getByRole('button', { name: keys.title })],
      // Last, because the open menu closes by Back when the screen becomes wide.
      [firstStory, phone, page.locator('button[aria-haspopup="dialog"]')],
    ];
    for (const [path, viewport, opener] of states) {
      await page.setViewportSize(viewport);
      await open(page, path);
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // The menu's stories come with its code.
      if (viewport === phone)
        await expect(page.getByRole('region', { name: 'Stories' })).toBeVisible();
      expect.soft(await axeFaults(page), `axe, ${path}`).toEqual([]);
      expect.soft(await ibmFaults(page), `IBM, ${path}`).toEqual([]);
    }
  },
);

test.describe('with more contrast', onlyChromium, () => {
  test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

  test('raises secondary text to 7:1 in light and dark', async ({ page }) => {
    for (const path of ['/', '/work', firstStory]) {
      await open(page, path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(tooPale, 7), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
});

test.describe('in forced colors', onlyChromium, () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: desktop });

  test('shows frames, buttons, choices, the current page, and focus', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('main');
    const background = await colorOf(page.locator('body'), 'background-color');
    for (const bordered of [
      page.getByRole('button', { name: 'Pause the logos' }),
      page.locator('h1 span[aria-hidden="true"]').first(),
      linkTo(main, '/work').first(),
      linkTo(main, '/work#tour').first(),
    ]) {
      await expect(bordered).toHaveCSS('border-top-style', 'solid');
      expect(await colorOf(bordered, 'border-top-color')).not.toBe(background);
    }
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    const line = await current.evaluate(
      (link) => getComputedStyle(link, '::after').backgroundColor,
    );
    expect(line).not.toBe(background);

    const label = (name: string) =>
      page.getByRole('contentinfo').locator('label > span', { hasText: name });
    await page.getByRole('radio', { name: 'Light' }).check();
    const chosen = await colorOf(label('Light'), 'background-color');
    expect(await colorOf(label('Dark'), 'background-color')).not.toBe(chosen);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/work');
    for (const link of await main.getByRole('link').all()) {
      await link.focus();
      expect(await page.evaluate(focusShows), await page.evaluate(describeFocus)).toBe(true);
    }
  });
});

const colorOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const describeFocus = () => document.activeElement?.outerHTML.slice(0, 120);
