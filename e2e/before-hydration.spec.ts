import type { Page } from '@playwright/test';
import { firstStory } from './support/site';
import { expect, smoke, test } from './support/test';
import { holdRequests, mainLink, waitForHydration } from './support/visit';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  // Timers of 1.5 seconds or more fire only on the event `run-long-timers`, so that the page does
  // not give up loading its scripts in the middle of a test on a slow machine.
  await page.addInitScript(() => {
    const { setTimeout: original } = globalThis;
    globalThis.setTimeout = ((run: () => void, time = 0) => {
      if (time < 1500) return original(run, time);
      addEventListener('run-long-timers', run);
      return undefined;
    }) as typeof setTimeout;
  });
});

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

test(
  'a click on the menu button before hydration opens the menu after hydration',
  smoke,
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(firstStory);
    // The script that records clicks must be in the head, to run while the rest of the HTML loads.
    expect(await page.locator('head').innerHTML()).toContain('takeEarlyPress');
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveCSS('outline-style', 'dashed');
    await expect(dialog(page)).toBeHidden();
    release();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(menuButton(page)).not.toHaveCSS('outline-style', 'dashed');
  },
);

test('a theme chosen before hydration is applied after hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
  await dark.click();
  await expect(dark).not.toBeChecked();
  await expect(dark.locator('xpath=following-sibling::span')).toHaveCSS('outline-style', 'dashed');
  release();
  await expect(dark).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test(
  'if scripts load late, links replace the pressed menu button until the page hydrates',
  smoke,
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(firstStory);
    await menuButton(page).click();
    await page.evaluate(() => dispatchEvent(new Event('run-long-timers')));
    await expect(mainLink(page, '/about')).toBeVisible();
    await expect(menuButton(page)).toBeHidden();
    release();
    await waitForHydration(page);
    await expect(menuButton(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  },
);
