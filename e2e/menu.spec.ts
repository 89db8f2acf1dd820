import type { Locator, Page } from '@playwright/test';
import { navigation } from '../src/content/shell';
import { middleOf, swipe } from './support/finger';
import { axeFaults } from './support/rules';
import { firstStory, stories } from './support/site';
import { expect, onlyChromium, still, test } from './support/test';
import {
  addStyles,
  expectHeading,
  expectScrolledTo,
  follow,
  footerLink,
  frames,
  heading,
  hold,
  hydrated,
  linkTo,
  mainNavigation,
  open,
  scrolled,
  scrollTo,
} from './support/visit';

test.use({ viewport: { width: 390, height: 844 } });

const icon = (page: Page) => page.locator('button[aria-haspopup="dialog"]');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const closeButton = (page: Page) => menu(page).getByRole('button', { name: 'Close menu' });

const links = (page: Page) => menu(page).getByRole('navigation').getByRole('link');
const deck = (page: Page) => menu(page).getByRole('region', { name: 'Stories' });
const cards = (page: Page) => deck(page).getByRole('link');
const row = (page: Page) => deck(page).getByRole('list');
const next = (page: Page) => deck(page).getByRole('button', { name: 'Next story' });
const previous = (page: Page) => deck(page).getByRole('button', { name: 'Previous story' });

const focusIsInMenu = () => {
  const { activeElement } = document;
  return activeElement?.closest('dialog') !== null && activeElement !== document.body;
};
const isModal = () => document.querySelector('dialog:modal') !== null;

/** Where the icon is, and without bringing it into view first. */
async function pressIcon(page: Page) {
  const box = await icon(page).boundingBox();
  if (!box) throw new Error('The menu icon has no place');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return box;
}

async function openMenu(page: Page, path = '/') {
  await open(page, path);
  await icon(page).click();
  await expect(menu(page)).toBeVisible();
}

test('the icon stands for the links, and opens them over the page', async ({ page }) => {
  await open(page, '/about');
  await expect(mainNavigation(page)).toBeHidden();
  await expect(menu(page)).toBeHidden();
  await expect(icon(page)).toHaveAttribute('aria-expanded', 'false');

  await icon(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(icon(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(isModal)).toBe(true);
  expect(await page.evaluate(focusIsInMenu)).toBe(true);
  await expect(closeButton(page)).toBeFocused();
  await expect(links(page)).toHaveText(navigation.map(({ label }) => label));
  await expect(links(page).and(page.locator('[aria-current="page"]'))).toHaveAttribute(
    'href',
    '/about',
  );
});

test('the keyboard stays in the menu', async ({ page }) => {
  await openMenu(page);
  for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const strayed = await page.evaluate(
      () => document.activeElement?.closest('header, main, footer') !== null,
    );
    expect(strayed && !(await page.evaluate(focusIsInMenu))).toBe(false);
  }
  await closeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeHidden();
});

for (const [way, close] of Object.entries({
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the close button': (page: Page) => closeButton(page).click(),
})) {
  test(`${way} closes the menu and leads back to the icon`, async ({ page }) => {
    await openMenu(page);
    await close(page);
    await expect(menu(page)).toBeHidden();
    await expect(icon(page)).toBeFocused();
    await expect(icon(page)).toHaveAttribute('aria-expanded', 'false');
  });
}

test('each click at the icon’s place opens or closes the menu', async ({ page }) => {
  await open(page, '/');
  const box = await icon(page).boundingBox();
  if (!box) throw new Error('The menu icon has no place');
  for (const visible of [true, false, true, false, true]) {
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(menu(page)).toBeVisible({ visible });
    await expect(icon(page)).toHaveAttribute('aria-expanded', String(visible));
  }
});

test('a press that begins while the menu still rises closes it', async ({ page }) => {
  await open(page, '/');
  await icon(page).click();
  await page.mouse.down();
  await closeButton(page).hover({ trial: true });
  await page.mouse.up();
  await expect(menu(page)).toBeHidden();
});

test('a link leads to its page, and the menu is gone', async ({ page }) => {
  await openMenu(page);
  const work = linkTo(menu(page), '/work');
  await follow(page, work, '/work');
  await expect(menu(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main').getByRole('link').first()).toBeEnabled();
});

test('the link to the page that is shown closes the menu', async ({ page }) => {
  await openMenu(page, '/work');
  await linkTo(menu(page), '/work').click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/work');
});

test('a link that is opened in another tab leaves the menu open', async ({ page, context }) => {
  await openMenu(page);
  const other = context.waitForEvent('page');
  await linkTo(menu(page), '/work').click({ modifiers: ['ControlOrMeta'] });
  await (await other).close();
  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test.describe('in the history', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/');
    await follow(page, footerLink(page, '/about'), '/about');
    await scrollTo(page, 20);
    await pressIcon(page);
    await expect(menu(page)).toBeVisible();
  });

  test('Back closes the menu and leaves the page as it is; Forward opens it', async ({ page }) => {
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/about');
    await expectScrolledTo(page, 20);
    expect(await page.evaluate(isModal)).toBe(false);
    await page.goForward();
    await expect(menu(page)).toBeVisible();
    await expectScrolledTo(page, 20);
  });

  test('a menu that was closed leaves no step behind', async ({ page }) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => page.evaluate(stepIsMenu)).toBe(false);
    await expectScrolledTo(page, 20);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('Back from a page that was chosen leads to the one before the menu', async ({ page }) => {
    const work = linkTo(menu(page), '/work');
    await follow(page, work, '/work');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expectHeading(page, '/about');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('a reload with the open menu leads back to the page', async ({ page }) => {
    await page.reload();
    await hydrated(page);
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => page.evaluate(stepIsMenu)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

const stepIsMenu = () => 'menu' in (history.state?.usr ?? {});

for (const clicks of [20, 21]) {
  test(`after ${clicks} quick clicks, the menu is as the last one says`, async ({ page }) => {
    await open(page, '/');
    await follow(page, footerLink(page, '/about'), '/about');
    await page.evaluate(async (count) => {
      const [button, cross] = ['Menu', 'Close menu'].map((name) =>
        document.querySelector<HTMLElement>(`button[aria-label="${name}"]`),
      );
      for (let click = 0; click < count; click += 1) {
        (document.querySelector('dialog')?.open ? cross : button)?.click();
        await new Promise((done) => setTimeout(done, (click * 7) % 23));
      }
    }, clicks);
    const isOpen = clicks % 2 === 1;
    await expect(menu(page)).toBeVisible({ visible: isOpen });
    await expect(icon(page)).toHaveAttribute('aria-expanded', String(isOpen));
    await expect.poll(() => page.evaluate(stepIsMenu)).toBe(isOpen);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(isOpen ? '/about' : '/');
  });
}

test('the menu closes where there is room for the links', async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(menu(page)).toBeHidden();
  await expect(mainNavigation(page)).toBeVisible();
  await expect(icon(page)).toBeHidden();
});

test('the page behind the menu rests', async ({ page }) => {
  await openMenu(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await frames(page, 2);
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [568, 320],
  [760, 1024],
] as const) {
  test(`the menu can be used at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, firstStory);
    const before = await icon(page).boundingBox();
    await icon(page).click();
    const after = await closeButton(page).boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((after?.[side] ?? NaN) - (before?.[side] ?? NaN))).toBeLessThanOrEqual(1);
    }
    const sideways = await menu(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    const contact = linkTo(menu(page), '/contact');
    await contact.scrollIntoViewIfNeeded();
    await expect(contact).toBeInViewport({ ratio: 1 });
    await follow(page, contact, '/contact');
  });
}

test('the close button lies where the icon is, also on a page that was scrolled', async ({
  page,
}) => {
  await open(page, '/');
  await scrollTo(page, 15);
  const place = await pressIcon(page);
  await expect.poll(() => closeButton(page).boundingBox()).toEqual(place);
});

test('text twice as large fits', async ({ page }) => {
  await open(page, '/about');
  await addStyles(page, 'html { font-size: 200% }');
  await icon(page).click();
  await expect(cards(page)).toHaveCount(stories.length);
  const cut = await menu(page).evaluate((box) =>
    [...box.querySelectorAll('nav a > span, button, [role="group"], h2')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ left, right }) => left < 0 || right > innerWidth),
  );
  expect(cut).toEqual([]);
  for (const part of [links(page).last(), next(page), cards(page).first()]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.95 });
  }
  await menu(page).getByRole('radio', { name: 'Off' }).check();
  await expect(menu(page).getByRole('radio', { name: 'Off' })).toBeInViewport();
});

test('axe finds no fault with the open menu', still, async ({ page }) => {
  await openMenu(page, firstStory);
  await expect(cards(page)).toHaveCount(stories.length);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page, 'dialog')).toEqual([]);
  }
});

test.describe('the deck', () => {
  test('has all stories in their order, each of which leads to its page', async ({ page }) => {
    await open(page, '/');
    for (const [index, story] of stories.entries()) {
      await icon(page).click();
      await expect(cards(page)).toHaveCount(stories.length);
      const card = cards(page).nth(index);
      await expect(card).toHaveAttribute('data-ground-of', story);
      await follow(page, card, story);
      await expect(menu(page)).toBeHidden();
    }
    await icon(page).click();
    await expect(cards(page).and(page.locator('[aria-current="page"]'))).toBeInViewport();
    await expect(deck(page)).toContainText(`${stories.length} of ${stories.length}`);
  });

  test('shows each cover whole, as it will travel', async ({ page }) => {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [760, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openMenu(page);
      await expect(cards(page)).toHaveCount(stories.length);
      const whole = await cards(page).evaluateAll((all) =>
        all.map((card) => {
          const [picture, name] = ['img', 'span'].map((part) =>
            (card.querySelector(part) ?? card).getBoundingClientRect(),
          );
          return {
            shape: Math.round((100 * (picture?.width ?? 0)) / (picture?.height ?? 1)),
            isNamed: !!name && name.bottom <= card.getBoundingClientRect().bottom + 1,
          };
        }),
      );
      expect(whole).toEqual(stories.map(() => ({ shape: 133, isNamed: true })));
    }
  });

  test('is stepped through with its buttons', async ({ page }) => {
    await openMenu(page);
    await expect(previous(page)).toBeDisabled();
    await expect(cards(page).nth(1)).toBeInViewport();
    for (let story = 2; story <= stories.length; story += 1) {
      await next(page).click();
      await expect(deck(page)).toContainText(`${story} of ${stories.length}`);
      await expect(cards(page).nth(story - 1)).toBeInViewport({ ratio: 0.99 });
    }
    await expect(next(page)).toBeDisabled();
    await expect(next(page)).toBeFocused();
    for (let story = stories.length - 1; story >= 1; story -= 1) {
      await previous(page).click();
      await expect(deck(page)).toContainText(`${story} of ${stories.length}`);
    }
    await expect(previous(page)).toBeDisabled();
    await expect(previous(page)).toBeFocused();
    await expect.poll(() => row(page).evaluate((list) => list.scrollLeft)).toBe(0);
  });

  test('is swiped through, and stops at a card', onlyChromium, async ({ page }) => {
    await openMenu(page);
    await expect(cards(page)).toHaveCount(stories.length);
    await expectAtRest(row(page));
    await swipe(page, await middleOf(row(page)), { x: -260, y: 0 });
    await expect(deck(page)).not.toContainText(`1 of ${stories.length}`);
    await expect
      .poll(() =>
        row(page).evaluate((list) => {
          const edge = Number.parseFloat(getComputedStyle(list).scrollPaddingLeft);
          const lefts = [...list.children].map((card) => card.getBoundingClientRect().left - edge);
          return Math.min(...lefts.map(Math.abs));
        }),
      )
      .toBeLessThanOrEqual(1);
  });

  test('comes into view card by card with the Tab key', async ({ page }) => {
    await openMenu(page);
    await next(page).focus();
    for (const card of await cards(page).all()) {
      await page.keyboard.press('Tab');
      await expect(card).toBeFocused();
      await expect(card).toBeInViewport({ ratio: 0.99 });
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(stories.at(-1) ?? '');
  });

  test('moves nothing when it comes', async ({ page }) => {
    const letGo = await hold(page, /menu-extras/);
    await openMenu(page);
    await expectAtRest(menu(page));
    const before = await links(page).first().boundingBox();
    letGo();
    await expect(cards(page)).toHaveCount(stories.length);
    expect(await links(page).first().boundingBox()).toEqual(before);
  });

  test.describe('that does not come', () => {
    test.use({ mayComplain: true });

    test('leaves the links as they are', async ({ page }) => {
      await page.route(/menu-extras/, (route) => route.abort());
      await openMenu(page);
      await follow(page, linkTo(menu(page), '/work'), '/work');
      await icon(page).click();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
    });
  });
});

test.describe('the handle', () => {
  test.beforeEach(async ({ page }) => {
    await openMenu(page);
    await expect(cards(page)).toHaveCount(stories.length);
    await expectAtRest(menu(page));
  });

  for (const [way, by] of Object.entries({ down: { x: 10, y: 400 }, right: { x: 200, y: 10 } })) {
    test(`closes the menu when it is swiped ${way}`, async ({ page }) => {
      await swipe(page, await middleOf(handle(page)), by);
      await expect(menu(page)).toBeHidden();
      await expect(icon(page)).toBeFocused();
      await expect(icon(page)).toHaveAttribute('aria-expanded', 'false');
      await icon(page).click();
      await expect.poll(async () => (await closeButton(page).boundingBox())?.y).toBe(22);
    });
  }

  test('closes the menu with a short quick flick', onlyChromium, async ({ page }) => {
    await swipe(page, await middleOf(handle(page)), { x: 0, y: 70 });
    await expect(menu(page)).toBeHidden();
  });

  for (const [way, by] of Object.entries({
    'a short slow swipe': { x: 0, y: 120 },
    'a swipe upwards': { x: 0, y: -20 },
  })) {
    test(`springs back after ${way}`, async ({ page }) => {
      const before = await closeButton(page).boundingBox();
      await swipe(page, await middleOf(handle(page)), by, 80);
      await expect.poll(() => closeButton(page).boundingBox()).toEqual(before);
      await expect(menu(page)).toBeVisible();
    });
  }

  test('can be dragged with the mouse', async ({ page }) => {
    await page.mouse.move(195, 40);
    await page.mouse.down();
    await page.mouse.move(195, 300, { steps: 4 });
    await expect.poll(async () => (await closeButton(page).boundingBox())?.y).toBe(22 + 260);
    await page.mouse.move(195, 500, { steps: 4 });
    await page.mouse.up();
    await expect(menu(page)).toBeHidden();
  });

  test('leaves a tap on the close button alone', onlyChromium, async ({ page }) => {
    await closeButton(page).tap();
    await expect(menu(page)).toBeHidden();
  });
});

/** The top of the overlay, beside the close button. */
const handle = (page: Page) => closeButton(page).locator('..');

const expectAtRest = (element: Locator) =>
  expect.poll(() => element.evaluate((box) => box.getAnimations({ subtree: true }).length)).toBe(0);

test.describe('without motion', () => {
  test('the menu is there and gone at once', still, async ({ page }) => {
    await openMenu(page, '/about');
    await expect(cards(page)).toHaveCount(stories.length);
    const running = () => document.getAnimations().length;
    expect(await page.evaluate(running)).toBe(0);
    const stepped = await next(page).evaluate((button: HTMLElement) => {
      button.click();
      return document.querySelector('dialog section ul')?.scrollLeft ?? 0;
    });
    expect(stepped).toBeGreaterThan(100);
    const gone = await closeButton(page).evaluate(async (button: HTMLElement) => {
      button.click();
      await Promise.resolve();
      return !button.checkVisibility();
    });
    expect(gone).toBe(true);
    expect(await page.evaluate(running)).toBe(0);
  });
});

test('motion can be switched off in the menu, and stops at once', async ({ page }) => {
  await openMenu(page, '/about');
  await menu(page)
    .getByRole('group', { name: 'Motion' })
    .getByRole('radio', { name: 'Off' })
    .check();
  expect(await menu(page).evaluate((box) => box.getAnimations({ subtree: true }).length)).toBe(0);
  await closeButton(page).click();
  const footer = page.getByRole('contentinfo').getByRole('group', { name: 'Motion' });
  await expect(footer.getByRole('radio', { name: 'Off' })).toBeChecked();
});
