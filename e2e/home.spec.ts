import type { Locator, Page } from '@playwright/test';
import { cases } from '../src/cases';
import { hero } from '../src/content/home';
import { swipe } from './support/finger';
import { axeFaults } from './support/rules';
import { firstStory, found, stories } from './support/site';
import { expect, noScripts, onlyChromium, still, test } from './support/test';
import { atRest, expectHeading, follow, open, partHydrated, scrollTo } from './support/visit';

const [, second = firstStory] = stories;
const middle = stories[Math.floor(stories.length / 2)] ?? firstStory;
const last = stories.at(-1) ?? firstStory;

const phone = { width: 390, height: 844 };

const list = (page: Page): Locator => page.locator('#stories ol');
const rows = (page: Page): Locator => list(page).getByRole('listitem');
const row = (page: Page, path: string): Locator => list(page).locator(`a[href="${path}"]`);
/** The story whose cover is in the frame. */
const shown = (page: Page): Locator => page.locator('#stories [data-shown]');
const expectShown = (page: Page, path: string) =>
  expect(shown(page)).toHaveAttribute('data-ground-of', path);

/** Opens Home and goes to the list of stories, once it answers. */
async function openStories(page: Page) {
  await open(page, '/');
  await list(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await partHydrated(page, '#stories h2');
  await expect(list(page)).toHaveAttribute('data-near');
}

const hasLoaded = (image: Locator) =>
  expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);

test('a figure leads to the case that it comes from, if it is of one', async ({ page }) => {
  await open(page, '/');
  const figures = page.locator('#figures');
  const leading = hero.figures.filter(({ to }) => to);
  for (const [at, { value, label, to }] of hero.figures.entries()) {
    const item = figures.getByRole('listitem').nth(at);
    await expect(item).toContainText(`${value} ${label}`);
    if (to) {
      const { name = '' } = cases.find(({ slug }) => to === `/${slug}`) ?? {};
      await expect(item.getByRole('link')).toHaveAccessibleName(`${value} ${label} – ${name}`);
      await expect(item.getByRole('link')).toHaveAttribute('href', to);
    }
  }
  await expect(figures.getByRole('link')).toHaveCount(leading.length);
  const { to } = found(leading.at(-1), 'a figure that leads to its case');
  await scrollTo(page, 300);
  await partHydrated(page, '#figures [data-cut]');
  for (const cover of await figures.locator('img').all()) await hasLoaded(cover);
  const link = figures.getByRole('link').last();
  await link.hover();
  await expect(link.locator('[aria-hidden]').last()).toBeVisible();
  await expect(page.locator('h1 [aria-hidden]').last()).toBeHidden();
  await follow(page, link, to ?? '');
});

test('every story stands there with its outcome, and opens', async ({ page }) => {
  await openStories(page);
  await expect(rows(page)).toHaveCount(stories.length);
  const screens = await list(page).evaluate(
    (it) => it.getBoundingClientRect().height / innerHeight,
  );
  expect(screens).toBeLessThan(2);
  for (const { slug, name } of cases) {
    const outcome = await row(page, `/${slug}`).locator('strong + span').innerText();
    expect(outcome, slug).toMatch(/\S/);
    await expect(row(page, `/${slug}`)).toHaveAccessibleName(`${name} ${outcome}`);
    await row(page, `/${slug}`).click();
    await expectHeading(page, `/${slug}`);
    await page.goBack();
    await expectHeading(page, '/');
  }
});

test('the frame follows the pointer, the focus and the reading line', async ({ page }) => {
  await openStories(page);
  await row(page, second).hover();
  await expectShown(page, second);
  await hasLoaded(shown(page).locator('img').first());
  await row(page, last).hover();
  await expectShown(page, last);

  await row(page, firstStory).focus();
  await expectShown(page, firstStory);
  await page.keyboard.press('Tab');
  await expectShown(page, second);

  await row(page, second).blur();
  await page.mouse.move(5, 5);
  for (const path of [last, middle, firstStory]) {
    await row(page, path).evaluate((it) => it.scrollIntoView({ block: 'center' }));
    await expectShown(page, path);
  }
});

test('what is in the frame opens by a click, too, and the way back leads to its row', async ({
  page,
}) => {
  await openStories(page);
  await row(page, middle).hover();
  await expectShown(page, middle);
  await shown(page).click();
  await expectHeading(page, middle);
  await page.goBack();
  await expectHeading(page, '/');
  await expect(row(page, middle)).toBeFocused();
  await expectShown(page, middle);
});

test('who listens hears each story once', async ({ page }) => {
  await openStories(page);
  const section = page.locator('#stories');
  await expect(section.getByRole('listitem').getByRole('link')).toHaveCount(stories.length);
  await expect(section.getByRole('img')).toHaveCount(0);
});

test('the open frame and the deck break no rule', onlyChromium, async ({ page }) => {
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await openStories(page);
    expect(await axeFaults(page, '#stories, #figures')).toEqual([]);
  }
});

for (const size of [{ width: 1440, height: 900 }, phone]) {
  test(`the first view fetches nothing of it (${size.width} px)`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize(size);
    await open(page, '/');
    const top = (await page.locator('#figures').boundingBox())?.y ?? 0;
    const isReached = top < size.height - 100;
    test.skip(isReached, 'The portrait leaves room for more on the first screen.');
    await page.waitForLoadState('networkidle');
    const ofStories = () => asked.filter((url) => /below-hero|\/cases-|cover-/.test(url));
    expect(ofStories()).toEqual([]);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => ofStories().some((url) => /cover-/.test(url))).toBe(true);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the stories are a deck, and the next one peeks', async ({ page }) => {
    await openStories(page);
    const next = await rows(page).nth(1).boundingBox();
    expect(next?.x).toBeLessThan(phone.width - 30);
    expect((next?.x ?? 0) + (next?.width ?? 0)).toBeGreaterThan(phone.width);
    await expect(shown(page)).toBeHidden();

    await page.getByRole('button', { name: 'Next story' }).click();
    await expect(page.getByText(`2 of ${stories.length}`)).toBeVisible();
    await expect.poll(async () => (await rows(page).nth(1).boundingBox())?.x).toBeLessThan(40);
    await page.getByRole('button', { name: 'Previous story' }).click();
    await expect(page.getByText(`1 of ${stories.length}`)).toBeVisible();
  });

  test(
    'the deck is swiped from card to card, and a tap opens one',
    onlyChromium,
    async ({ page }) => {
      await openStories(page);
      const box = await rows(page).first().boundingBox();
      const from = { x: 300, y: (box?.y ?? 0) + 80 };
      const left = () => list(page).evaluate(({ scrollLeft }) => scrollLeft);
      const next = await rows(page).nth(1).boundingBox();
      const width = (next?.x ?? 0) - (box?.x ?? 0);
      await swipe(page, from, { x: -220, y: 0 });
      // A slow machine may take the swipe for a fling, which goes further.
      const place = Math.round((await atRest(page, left)) / width);
      expect(place).toBeGreaterThanOrEqual(1);
      await expect(page.getByText(`${place + 1} of ${stories.length}`)).toBeVisible();
      const reached = stories[place] ?? '';
      await hasLoaded(rows(page).nth(place).locator('img'));
      await row(page, reached).tap();
      await expectHeading(page, reached);
    },
  );
});

test('without motion the cover in the frame changes at once', still, async ({ page }) => {
  await openStories(page);
  await row(page, middle).hover();
  await expectShown(page, middle);
  await expect(shown(page).locator('img').last()).toBeHidden();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (const size of [{ width: 1440, height: 900 }, phone]) {
  test.describe(`without scripts (${size.width} px)`, () => {
    test.use({ viewport: size });

    test('the stories are a list with covers', noScripts, async ({ page }) => {
      await page.goto('/');
      for (const { slug } of cases) {
        const link = row(page, `/${slug}`);
        await link.scrollIntoViewIfNeeded();
        await expect(link.locator('strong + span')).toBeInViewport();
        await expect(link.locator('img')).toBeInViewport();
        await hasLoaded(link.locator('img'));
      }
      await expect(page.locator('#stories [data-shown]')).toBeHidden();
      await expect(page.locator('#figures img').first()).toBeVisible();
    });
  });
}

test.describe('where the code of the stories does not come', () => {
  test.use({ mayComplain: true });

  test('they are the list that they are without scripts', async ({ page }) => {
    await page.route('**/assets/below-hero-*.js', (route) => route.abort());
    await open(page, '/');
    await list(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await hasLoaded(row(page, middle).locator('img'));
    await expect(page.locator('#stories [data-shown]')).toBeHidden();
    await row(page, middle).click();
    await expectHeading(page, middle);
  });
});

test('on paper the stories are a list of words', onlyChromium, async ({ page }) => {
  await openStories(page);
  await page.emulateMedia({ media: 'print' });
  await expect(row(page, last)).toBeVisible();
  await expect(page.locator('#stories img:visible')).toHaveCount(0);
  await expect(page.locator('#stories [data-shown]')).toBeHidden();
});
