import type { Locator, Page } from '@playwright/test';
import { keys } from '../src/content/keys';
import { focusShows, whatCutsTheRing } from './support/access';
import { axeFaults, ibmFaults } from './support/rules';
import { firstStory, lastTile, stories, titleOf } from './support/site';
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
const stillInChromium = { tag: [still.tag, onlyChromium.tag] };

/** Asserts that the focused element shows its focus, and that nothing cuts its ring. */
async function expectFocusSeen(page: Page) {
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  expect(await page.evaluate(focusShows), focused).toBe(true);
  expect(await page.evaluate(whatCutsTheRing), focused).toBe('');
}

for (const path of ['/', '/work', firstStory]) {
  test(`shows the whole focus ring at every tab stop of ${path}`, still, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    let stops = 0;
    while (await page.evaluate(() => document.activeElement !== document.body)) {
      await expectFocusSeen(page);
      stops += 1;
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(10);
  });
}

const smokeStill = { tag: [smoke.tag, still.tag] };
test('restores focus and scroll position after Back', smokeStill, async ({ page }) => {
  await open(page, '/work');
  const links = [tileLink(page, lastTile()), footerLink(page, '/about')];
  await links[0]?.focus();
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(300);
  for (const link of links) {
    await link.focus();
    const before = page.url();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href !== before);
    await expect(heading(page)).toBeFocused();
  }
  for (const link of links.toReversed()) {
    await page.goBack();
    await expect(link).toBeFocused();
  }
  await expectScrolledTo(page, position);
  await expect(page.getByRole('status')).toContainText(titleOf('/work'));

  // Faster than pages load.
  await page.evaluate(() => history.go(2));
  await expect(page).toHaveURL('/about');
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.back(), 30);
  });
  await expect(page).toHaveURL('/work');
  await expect(tileLink(page, lastTile())).toBeFocused();
});

test('focuses the menu button after Back from a page of the menu', still, async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await linkTo(page.getByRole('dialog'), '/about').click();
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
  'passes axe and IBM with an open dialog, and enlarges a picture',
  stillInChromium,
  async ({ page }) => {
    const states: [string, { width: number; height: number }, Locator][] = [
      ['/about', desktop, page.getByRole('link', { name: /^Enlarge/ }).first()],
      [firstStory, desktop, page.getByRole('button', { name: keys.title })],
      // Last, because the open menu closes by Back when the screen becomes wide.
      [firstStory, phone, page.getByRole('button', { name: 'Menu' })],
    ];
    for (const [path, viewport, opener] of states) {
      await page.setViewportSize(viewport);
      await open(page, path);
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      if (path === '/about') {
        const widthOf = async (part: string) =>
          (await page.locator(`${part} figure img`).first().boundingBox())?.width ?? NaN;
        expect(await widthOf('dialog')).toBeGreaterThanOrEqual(await widthOf('main'));
      }
      // The menu's stories come with its code.
      if (viewport === phone)
        await expect(page.getByRole('region', { name: 'Stories' })).toBeVisible();
      expect.soft(await axeFaults(page), `axe, ${path}`).toEqual([]);
      expect.soft(await ibmFaults(page), `IBM, ${path}`).toEqual([]);
    }
  },
);

test.describe('in forced colors', onlyChromium, () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: desktop });

  test('shows frames, buttons, choices, the current page, and focus', async ({ page }) => {
    await open(page, '/');
    const main = page.getByRole('main');
    const colorOf = (locator: Locator, property: 'borderTopColor' | 'backgroundColor') =>
      locator.evaluate((element, name) => getComputedStyle(element)[name], property);
    const background = await colorOf(page.locator('body'), 'backgroundColor');
    for (const bordered of [
      page.getByRole('button', { name: 'Pause the logos' }),
      page.locator('h1 span[aria-hidden="true"]').first(),
      linkTo(main, '/work').first(),
      linkTo(main, '/work#tour').first(),
    ]) {
      await expect(bordered).toHaveCSS('border-top-style', 'solid');
      expect(await colorOf(bordered, 'borderTopColor')).not.toBe(background);
    }
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    const line = await current.evaluate(
      (link) => getComputedStyle(link, '::after').backgroundColor,
    );
    expect(line).not.toBe(background);

    const label = (name: string) =>
      page.getByRole('contentinfo').locator('label > span', { hasText: name });
    await page.getByRole('radio', { name: 'Light' }).check();
    const chosen = await colorOf(label('Light'), 'backgroundColor');
    expect(await colorOf(label('Dark'), 'backgroundColor')).not.toBe(chosen);
    expect(chosen).not.toBe(background);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/work');
    for (const link of await main.getByRole('link').all()) {
      await link.focus();
      await expectFocusSeen(page);
    }
  });
});
