import type { Locator, Page } from '@playwright/test';
import { hero, strip } from '../src/content/home';
import { owner } from '../src/content/owner';
import { firstStory, orSkip, stories } from './support/site';
import { findAxeViolations } from './support/accessibility';
import { expect, noScripts, onlyChromium, reducedMotion, smoke, test } from './support/test';
import { expectHeading, heading, linkTo, open, waitForPartHydration } from './support/visit';

const [, second = firstStory] = stories;
const middle = stories[Math.floor(stories.length / 2)] ?? firstStory;
const last = stories.at(-1) ?? firstStory;

// On a desktop, a list of seven stories must end within the first two screens. Each further story
// may add a row.
const beyondSeven = Math.max(0, stories.length - 7);
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const list = (page: Page): Locator => page.locator('#stories ol');
const rows = (page: Page): Locator => list(page).getByRole('listitem');
const row = (page: Page, path: string): Locator => list(page).locator(`a[href="${path}"]`);
const shown = (page: Page): Locator => page.locator('#stories [data-shown]');
const expectShown = (page: Page, path: string) =>
  expect(shown(page)).toHaveAttribute('data-shared-element', `frame:${path}`);

async function openStories(page: Page) {
  await open(page, '/');
  await list(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await waitForPartHydration(page, '#stories h2');
  await expect(list(page)).toHaveAttribute('data-near');
}

const endOfList = (page: Page) =>
  list(page).evaluate((it) => it.getBoundingClientRect().bottom + scrollY);

const boxOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect());

const expectLoaded = (image: Locator) =>
  expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);

test('Home’s first screen shows the introduction and, on desktops, the key numbers', async ({
  page,
}) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await open(page, '/');
    const main = page.getByRole('main');
    await expectHeading(page, '/');
    for (const part of [
      heading(page),
      main.getByRole('img', { name: hero.avatar.alt }),
      ...owner.roles.map((words) => main.getByText(words, { exact: true })),
      main.getByText(hero.tagline),
      linkTo(main, '/work#tour').first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const screens = viewport === desktop ? 1 : 2;
    const box = await page.locator('#figures').boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(screens * viewport.height);
  }
});

test('Home shows a cover beside each key number, and frames the cover when the number’s link is hovered', async ({
  page,
}) => {
  orSkip(
    hero.figures.find(({ to }) => to),
    'key number that links to its case',
  );
  await open(page, '/');
  await expect(page.locator('#figures img')).toHaveCount(hero.figures.length);
  const link = page.locator('#figures').getByRole('link').last();
  await link.hover();
  await expect(link.locator('[aria-hidden]').last()).toBeVisible();
});

test(
  'the eyes of Home’s portrait follow the pointer, and a plant grows above the key numbers where the pointer rests',
  smoke,
  async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open(page, '/');
    const plants = page.locator('[data-plant]');
    const figures = await boxOf(page.locator('#figures'));
    const pupils = page.locator('[data-eyes] g[style]');
    expect(requested.filter((url) => url.includes('pointer.chunk'))).toEqual([]);
    await page.mouse.move(figures.left + 40, figures.top - 300);
    await expect(plants).toHaveCount(1);
    for (const x of [figures.left + figures.width / 2, figures.right - 60]) {
      await page.mouse.move(x, figures.top - 20);
      await expect(plants).toHaveAttribute('data-plant', 'grown');
      await expect(plants).toHaveCount(1);
      const flower = plants.locator('g > g');
      await expect.poll(() => flower.evaluate((it) => getComputedStyle(it).transform)).toBe('none');
      const drawn = await boxOf(plants);
      expect(drawn.left).toBeLessThan(x);
      expect(drawn.right).toBeGreaterThan(x);
      expect(Math.abs(drawn.bottom - figures.top)).toBeLessThan(8);
      // Only the placeholder portrait has eyes that can move.
      if (hero.avatar.placeholderFor) await expect(pupils).toHaveAttribute('style', /translate/);
    }
    await page.mouse.move(figures.left + 40, figures.top - 300);
    await expect(plants).toHaveAttribute('data-plant', 'withered');
  },
);

test(
  'with reduced motion, no plant grows on Home, and the portrait’s eyes do not move',
  reducedMotion,
  async ({ page }) => {
    await open(page, '/');
    const figures = await boxOf(page.locator('#figures'));
    await page.mouse.move(figures.left + 40, figures.top - 40);
    await page.locator('#figures a').first().focus();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-plant], [data-eyes]')).toHaveCount(0);
  },
);

test(
  'Home shows the cover of the listed story under the pointer or at mid-screen, and a click on the cover opens that story',
  smoke,
  async ({ page }) => {
    await openStories(page);
    await expect(page.locator('#stories').getByRole('img')).toHaveCount(0);
    expect(await endOfList(page)).toBeLessThanOrEqual(2 * desktop.height + beyondSeven * 80);
    await row(page, last).hover();
    await expectShown(page, last);
    await expectLoaded(shown(page).locator('img').first());

    await page.mouse.move(5, 5);
    for (const path of [firstStory, middle]) {
      await row(page, path).evaluate((it) => it.scrollIntoView({ block: 'center' }));
      await expectShown(page, path);
    }

    await shown(page).click();
    await expectHeading(page, middle);
    await page.goBack();
    await expectHeading(page, '/');
    await expect(row(page, middle)).toBeFocused();
    await expectShown(page, middle);
  },
);

test('Home’s section of stories takes the hovered story’s color, and passes axe in both themes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStories(page);
  const section = page.locator('#stories');
  const colors = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of stories) {
      await row(page, path).hover();
      await expectShown(page, path);
      const color = await section.evaluate((it) => getComputedStyle(it).backgroundColor);
      await expect(shown(page)).toHaveCSS('background-color', color);
      expect(await findAxeViolations(page, '#stories'), `${path}, ${colorScheme}`).toEqual([]);
      colors.add(color);
    }
  }
  expect(colors.size).toBeGreaterThanOrEqual(stories.length);
});

test('Home fetches the covers in its section of stories only after the visitor scrolls', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const figures = page.locator('#figures img');
  const small = await figures.evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  const covers = () =>
    requested.filter((url) => /below-hero\.chunk|cover-\w+\.svg/.test(url) && !small.includes(url));
  expect(covers()).toEqual([]);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => covers().some((url) => url.endsWith('.svg'))).toBe(true);
});

test.describe(() => {
  test.use({ viewport: phone, hasTouch: true });

  test('on a phone, Home shows the stories as a carousel', onlyChromium, async ({ page }) => {
    await openStories(page);
    expect(await endOfList(page)).toBeLessThanOrEqual(3 * phone.height);
    const [first, next] = [await boxOf(rows(page).first()), await boxOf(rows(page).nth(1))];
    expect(next.x).toBeLessThan(phone.width - 30);
    expect(next.x + next.width).toBeGreaterThan(phone.width);
    await expect(shown(page)).toBeHidden();
    await page.getByRole('button', { name: 'Next case study' }).click();
    await expect(page.getByText(`2 of ${stories.length}`)).toBeVisible();
    await expect
      .poll(() => list(page).evaluate(({ scrollLeft }) => scrollLeft))
      .toBeCloseTo(next.x - first.x, 0);
    await expectLoaded(row(page, second).locator('img'));
    await row(page, second).tap();
    await expectHeading(page, second);
  });

  test(
    'on a phone without scripts, Home lists all stories and their covers',
    noScripts,
    async ({ page }) => {
      await page.goto('/');
      for (const path of stories) {
        await row(page, path).scrollIntoViewIfNeeded();
        await expect(row(page, path).locator('strong + span')).toBeInViewport();
        await expectLoaded(row(page, path).locator('img:visible'));
      }
      await expect(shown(page)).toBeHidden();
      await expect(page.getByRole('slider')).toHaveCount(0);
    },
  );
});

test.describe(() => {
  test.use({ allowErrors: true });

  test('if the code of Home’s lower sections fails to load, Home lists the stories with their covers, and a clicked story opens', async ({
    page,
  }) => {
    await page.route('**/assets/below-hero.chunk-*.js', (route) => route.abort());
    await open(page, '/');
    await list(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expectLoaded(row(page, middle).locator('img'));
    await expect(shown(page)).toBeHidden();
    await row(page, middle).click();
    await expectHeading(page, middle);
  });
});

test(
  'Home is printed with all stories but no covers, and with each logo once',
  onlyChromium,
  async ({ page }) => {
    await openStories(page);
    const logos = page.getByRole('region', { name: strip.title });
    await page.emulateMedia({ media: 'print' });
    await expect(row(page, last)).toBeVisible();
    await expect(page.locator('#stories img:visible')).toHaveCount(0);
    await expect(logos.locator('li:visible')).toHaveText(strip.logos.map(({ name }) => name));
  },
);
