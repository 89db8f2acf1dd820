import type { Locator, Page } from '@playwright/test';
import { footer, navigation } from '../src/content/shell';
import { tooSmall } from './support/access';
import { sticksOut } from './support/layout';
import { axeFaults, themeFaults } from './support/rules';
import {
  blocks,
  firstStory,
  lastTile,
  playlist,
  routes,
  stories,
  storyWith,
  titleOf,
  unknownPath,
} from './support/site';
import { expect, once, test } from './support/test';
import {
  addStyles,
  expectHeading,
  expectScrolledTo,
  footerLink,
  heading,
  hydrated,
  linkTo,
  open,
  scrolled,
  tileLink,
} from './support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = [...routes, playlist, unknownPath];
const allowed = (path: string) => ({ mayComplain: path === unknownPath });

for (const path of pages) {
  test.describe(path, () => {
    test.use(allowed(path));

    test('has nothing that axe finds fault with, in light and dark', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      expect(await axeFaults(page), 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await themeFaults(page), 'dark').toEqual([]);
    });

    test('is one main part with headings that step down by one', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main')).toHaveCount(1);
      if (path !== playlist) {
        await expect(page.getByRole('banner')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        await expect(page.getByRole('navigation', { name: 'Footer' })).toHaveCount(1);
      }
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
      expect(jumps).toEqual([]);
    });

    test('fits 320 px and 400% zoom without scrolling sideways', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(path);
      expect(await sticksOut(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await sticksOut(page)).toEqual([]);
    });
  });
}

for (const path of routes) {
  test(`${path} fits text twice as large without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await addStyles(page, 'html { font-size: 200% }');
    expect(await sticksOut(page)).toEqual([]);
  });
}

const filmed = blocks('films').slice(0, 1);
for (const path of new Set([
  '/',
  '/work',
  '/contact',
  firstStory,
  ...filmed.map((films) => films.path),
])) {
  test(`${path} shows where the keyboard is, whole`, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    let stops = 0;
    while (await focusIsInPage(page)) {
      expect(await focusShows(page), await page.evaluate(describeFocus)).toBe(true);
      expect(await page.evaluate(whatCutsTheRing), await page.evaluate(describeFocus)).toBe('');
      stops += 1;
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeGreaterThan(10);
  });
}

test('nothing to press is smaller than a fingertip, or named otherwise than seen', async ({
  page,
}) => {
  for (const path of [...routes, playlist]) {
    await page.goto(path);
    if (path !== playlist) await hydrated(page);
    expect(await page.evaluate(tooSmall), path).toEqual([]);
    expect(await page.evaluate(namedOtherwise), path).toEqual([]);
  }
});

test.describe('whatever the device,', once, () => {
  test('every page of the site is linked from every page', async ({ request }) => {
    for (const path of routes) {
      const html = await (await request.get(path)).text();
      const end = html.slice(html.indexOf('<footer'));
      const linked = new Set([...end.matchAll(/href="(\/[\w-]*)"/g)].map(([, to]) => to));
      expect(
        routes.filter((route) => !linked.has(route)),
        path,
      ).toEqual([]);
    }
  });

  test('navigation is lists of links', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, firstStory);
    for (const [name, entries] of [
      ['Main', navigation.length],
      ['Chapters', 6],
      ['Footer', footer.links.length + stories.length],
    ] as const) {
      const links = page.getByRole('navigation', { name }).getByRole('listitem').getByRole('link');
      await expect(links, name).toHaveCount(entries);
    }
  });

  test('everything in the menu can be reached at 400% zoom', async ({ page }) => {
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

  test('the first sentence of Home follows its heading', async ({ page }) => {
    await open(page, '/');
    const order = await page
      .locator('h1, h1 ~ *')
      .evaluateAll((parts) =>
        parts.map((part) => part.tagName + part.querySelectorAll('input').length),
      );
    expect(order).toEqual(['H10', 'P0', 'DIV2']);
  });

  test('what a link opens in a new tab is said', async ({ page }) => {
    await open(page, storyWith('prototype'));
    const names = await page
      .getByRole('main')
      .locator('a[target]')
      .evaluateAll((links) => links.map(({ textContent }) => textContent));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^\S+ \S.+\(opens in a new tab\)$/);
  });

  test('a tile is called by its name before its picture is described', async ({ page }) => {
    await open(page, '/work');
    const [first] = await page.locator('article').all();
    expect(
      await first
        ?.locator('h2, img')
        .first()
        .evaluate(({ tagName }) => tagName),
    ).toBe('H2');
    const picture = await first?.locator('img').boundingBox();
    const name = await first?.locator('h2').boundingBox();
    expect(picture?.y).toBeLessThan(name?.y ?? 0);
  });

  test.describe('the focus', () => {
    test('is on the tile again after Back, without scrolling', async ({ page }) => {
      await open(page, '/work');
      const path = lastTile();
      const tile = tileLink(page, path);
      await tile.focus();
      const place = await scrolled(page);
      expect(place).toBeGreaterThan(300);
      await page.keyboard.press('Enter');
      await expectHeading(page, path);
      await expect(heading(page)).toBeFocused();
      await page.goBack();
      await expect(tile).toBeFocused();
      await expectScrolledTo(page, place);
      await expect(page.getByRole('status')).toContainText(titleOf('/work'));
    });

    test('goes back through several pages, link by link', async ({ page }) => {
      await open(page, '/work');
      const ways = [
        tileLink(page, lastTile()),
        footerLink(page, '/projects'),
        footerLink(page, '/about'),
      ];
      for (const way of ways) {
        await way.focus();
        const before = page.url();
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.href !== before);
        await expect(heading(page)).toBeFocused();
      }
      for (const way of ways.toReversed()) {
        await page.goBack();
        await expect(way).toBeFocused();
      }
      // Faster than pages come.
      await page.evaluate(() => history.go(3));
      await expect(page).toHaveURL('/about');
      await page.evaluate(() => {
        history.back();
        setTimeout(() => history.back(), 30);
        setTimeout(() => history.back(), 60);
      });
      await expect(page).toHaveURL('/work');
      await expect(ways[0] ?? page.locator('h1')).toBeFocused();
    });
  });

  test('after Back from a page of the menu, the focus is on the menu’s icon', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await linkTo(page.getByRole('dialog'), '/about').click();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });

  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 256],
    [1440, 900],
  ] as const) {
    test(`at ${width} × ${height} no picture is smaller when it is enlarged`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of [storyWith('gallery'), '/about']) {
        await open(page, path);
        const links = page.locator('a[data-enlarge]');
        const inPage = await links.evaluateAll((all) =>
          all.map((link) =>
            Math.max(
              ...[...(link.closest('figure')?.querySelectorAll('img') ?? [])].map(
                (image) => image.width,
              ),
            ),
          ),
        );
        await links.first().click();
        const view = page.getByRole('dialog');
        const images = view.locator('figure img');
        await expect(images).toHaveCount(inPage.length);
        const enlarged = await images.evaluateAll((all) =>
          all.map((image) => (image as HTMLImageElement).width),
        );
        enlarged.forEach((size, index) => {
          expect(size, `${path}, picture ${index + 1}`).toBeGreaterThanOrEqual(
            inPage[index] ?? NaN,
          );
        });
        // What does not fit is scrolled to its end.
        const first = view.getByRole('listitem').first();
        await first
          .getByRole('img')
          .evaluate((image) => image.scrollIntoView({ block: 'end', inline: 'end' }));
        const end = await first.getByRole('img').evaluate((image) => {
          const { right, bottom } = image.getBoundingClientRect();
          const box = image.closest('li')?.getBoundingClientRect();
          return box ? [right - box.right, bottom - box.bottom] : [NaN];
        });
        expect(Math.max(...end)).toBeLessThanOrEqual(1);
      }
    });
  }

  test('the enlarged view says which picture it shows', async ({ page }) => {
    await open(page, '/about');
    const captions = await page.locator('figure:has(a[data-enlarge]) figcaption').allTextContents();
    await page.locator('a[data-enlarge]').last().click();
    const view = page.getByRole('dialog', { name: captions.at(-1) });
    await expect(view.locator('[aria-live]')).toHaveText(
      `${captions.length} of ${captions.length}: ${captions.at(-1)}`,
    );
  });

  test.describe('where more contrast is asked for', () => {
    test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

    test('secondary words have seven to one, in light and dark', async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const path of ['/', '/work', firstStory]) {
          await open(page, path);
          expect(await page.evaluate(tooPale, 7), `${path}, ${colorScheme}`).toEqual([]);
        }
      }
    });
  });

  test.describe('in forced colors, where things move', () => {
    test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'no-preference' } });

    test('the button that stops the logos can be seen', async ({ page }) => {
      await open(page, '/');
      const stop = page.getByRole('button', { name: 'Pause the logos' });
      await expect(stop).toHaveCSS('border-top-style', 'solid');
      expect(await colorOf(stop, 'border-top-color')).not.toBe(
        await colorOf(page.locator('body'), 'background-color'),
      );
    });
  });
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('frames, buttons and the chosen theme can be told apart', async ({ page }) => {
    await open(page, '/');
    const ground = await colorOf(page.locator('body'), 'background-color');

    const frame = page.locator('h1 span[aria-hidden="true"]').first();
    await expect(frame).toHaveCSS('border-top-style', 'solid');
    expect(await colorOf(frame, 'border-top-color')).not.toBe(ground);

    for (const path of ['/work', '/work#tour']) {
      const button = linkTo(page.getByRole('main'), path).first();
      await expect(button).toHaveCSS('border-top-style', 'solid');
      expect(await colorOf(button, 'border-top-color')).not.toBe(ground);
    }

    const label = (name: string) =>
      page.getByRole('contentinfo').locator('label > span', { hasText: name });
    await page.getByRole('radio', { name: 'Light' }).check();
    const chosen = await colorOf(label('Light'), 'background-color');
    expect(await colorOf(label('Dark'), 'background-color')).not.toBe(chosen);
  });

  test('the current page can be told from the others', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/');
    const ground = await colorOf(page.locator('body'), 'background-color');
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    const line = await current.evaluate(
      (link) => getComputedStyle(link, '::after').backgroundColor,
    );
    expect(line).not.toBe(ground);
  });

  test('the keyboard’s place can be seen', async ({ page }) => {
    await open(page, '/work');
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      await link.focus();
      expect(await focusShows(page), await page.evaluate(describeFocus)).toBe(true);
    }
  });
});

const colorOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const focusIsInPage = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

const describeFocus = () => document.activeElement?.outerHTML.slice(0, 120);

/** The focused element, something in it, its label or the tile around it carries a mark that others do not. */
const focusShows = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    // The browser marks its own controls.
    if (focused instanceof HTMLVideoElement && focused.controls) return true;
    // The keyboard is in the prototype, which marks its own place.
    if (focused instanceof HTMLIFrameElement) return true;
    const isDrawn = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const isFramed = (tile: Element) =>
      [...tile.querySelectorAll('span[aria-hidden="true"]')].some(
        (frame) =>
          frame.checkVisibility({ opacityProperty: true }) &&
          getComputedStyle(frame).borderTopStyle !== 'none',
      );
    const label = focused.closest('label');
    const tile = focused.closest('article');
    return (
      isDrawn(focused) ||
      isFramed(focused) ||
      (label !== null && isDrawn(label)) ||
      (tile !== null && tile.querySelectorAll('a').length === 1 && isFramed(tile))
    );
  });

/** Whether the edge of the screen, or of what it stands in, cuts off a part of the focus ring. */
const whatCutsTheRing = () => {
  const focused = document.activeElement;
  // A choice is drawn beside its input.
  const ring = focused?.matches('label > input') ? focused.nextElementSibling : focused;
  if (!ring || focused instanceof HTMLIFrameElement || focused instanceof SVGElement) return '';
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(ring);
  const drawn = outlineStyle === 'none' || outlineStyle === 'auto' ? 0 : parseFloat(outlineWidth);
  const out = drawn && parseFloat(outlineOffset) + drawn;
  const { left, top, right, bottom } = ring.getBoundingClientRect();
  const cuts = (box: { left: number; top: number; right: number; bottom: number }) =>
    left - out < box.left - 0.5 ||
    top - out < box.top - 0.5 ||
    right + out > box.right + 0.5 ||
    bottom + out > box.bottom + 0.5;
  const screen = {
    left: 0,
    top: 0,
    right: document.documentElement.clientWidth,
    bottom: innerHeight,
  };
  if (cuts(screen) && bottom - top < innerHeight / 2) return 'the edge of the screen';
  for (let box = ring.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowClipMargin } = getComputedStyle(box);
    if (overflowX === 'visible') continue;
    const room = overflowX === 'clip' ? parseFloat(overflowClipMargin) : 0;
    const { left: from, top: above, right: to, bottom: below } = box.getBoundingClientRect();
    const seen = { left: from - room, top: above - room, right: to + room, bottom: below + room };
    if (cuts(seen)) return box.outerHTML.slice(0, 80);
  }
  return '';
};

/** A name that is spoken has in it what is seen, so that it can be called by it. */
const namedOtherwise = () => {
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  return [...document.querySelectorAll(':is(a, button)[aria-label]')].flatMap((control) => {
    const seen =
      control instanceof SVGElement
        ? [...control.querySelectorAll('text')].map(({ textContent }) => plain(textContent))
        : [plain((control as HTMLElement).innerText)];
    const spoken = plain(control.getAttribute('aria-label'));
    return seen.filter((words) => !spoken.includes(words)).map((words) => `${words} → ${spoken}`);
  });
};

/** Words whose color is too near to that of what they stand on. */
const tooPale = (needed: number) => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--ink-2)';
  const secondary = getComputedStyle(probe).color;
  probe.remove();
  const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = numbers(color)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return numbers(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
  };
  const words = [...document.querySelectorAll('body *')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
      element.checkVisibility() &&
      getComputedStyle(element).color === secondary,
  );
  if (words.length < 5) return [`only ${words.length} secondary words were found`];
  return words.flatMap((element) => {
    const pair = [getComputedStyle(element).color, groundOf(element)].map(luminance);
    const ratio = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
    return ratio < needed ? [`${ratio.toFixed(2)}: ${element.textContent?.slice(0, 40)}`] : [];
  });
};
