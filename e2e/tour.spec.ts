import type { Locator, Page } from '@playwright/test';
import { cases } from '../src/cases';
import { tour } from '../src/content/tour';
import { stopPositions } from '../src/motion/stage-keyframes';
import { centerOf, swipe } from './support/touch';
import { findAxeViolations } from './support/accessibility';
import { scenes, stories } from './support/site';
import { expect, onlyChromium, smoke, test } from './support/test';
import { expectHeading, goBack, open, waitForHydration } from './support/visit';

const last = tour.cards.length - 1;
/** The index of the last story that has a scene and is followed by a story that has one, too. */
const drawn = stories.findLastIndex((_, at) =>
  [at, at + 1].every((story) => scenes.includes(stories[story] ?? '')),
);

const player = (page: Page): Locator => page.getByRole('dialog', { name: tour.title });
const button = (page: Page, name: string): Locator =>
  player(page).getByRole('button', { name, exact: true });
const tourLink = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: tour.take }).first();
/** While the next story slides in, the former card is inert. */
const cardText = (page: Page): Locator => player(page).locator(':not([inert]) > [data-card]');
const urlOf = (story: number, card: number) =>
  `/work#tour-${cases[story]?.slug}-${tour.cards[card]?.says}`;

async function expectCard(page: Page, story: number, card: number) {
  const { name = '' } = cases[story] ?? {};
  await expect(player(page)).toContainText(`${name}${story + 1} of ${cases.length}`);
  const { says, title } = tour.cards[card] ?? tour.cards[0];
  await expect(cardText(page)).toHaveAttribute('data-card', says);
  await expect(cardText(page)).toContainText(title);
  await expect(player(page).locator('[aria-live]')).toContainText(`${title}: `);
}

const expectDrawing = (page: Page) =>
  expect(player(page).locator('[data-part]').first()).toBeAttached();

async function expectClosed(page: Page) {
  await expect(player(page)).toBeHidden();
  await expect(page).toHaveURL('/work');
}

const timer = (page: Page) => player(page).locator('[aria-current] b').last();
const expectTimer = (page: Page, state: AnimationPlayState) =>
  expect
    .poll(() =>
      timer(page).evaluate((bar) => bar.getAnimations().map(({ playState }) => playState)),
    )
    .toEqual([state]);

test(
  'the tour opens and advances by keyboard, and on Back focuses the link that opened it',
  smoke,
  async ({ page }) => {
    await open(page, '/work');
    await tourLink(page).focus();
    await page.keyboard.press('Enter');
    await expectCard(page, 0, 0);
    await expect(page).toHaveURL('/work#tour');
    await expect(player(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectCard(page, 0, 1);
    await goBack(page);
    await expectClosed(page);
    await expect(tourLink(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expectCard(page, 0, 0);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  },
);

test(
  'the tour auto-advances when opened by a click, and follows swipes',
  onlyChromium,
  async ({ page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function animateSlowly(...how) {
        const animation = animate.apply(this, how);
        // Slows the timer, a `b` element's animation, so that it ends only when the test ends it.
        if (this.tagName === 'B') animation.playbackRate = 0.001;
        return animation;
      };
    });
    await open(page, '/');
    await tourLink(page).click();
    await expectCard(page, 0, 0);
    await expectTimer(page, 'running');
    await timer(page).evaluate((bar) => bar.getAnimations()[0]?.finish());
    await expectCard(page, 0, 1);

    const { x, y } = await centerOf(player(page));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expectTimer(page, 'paused');
    await page.mouse.move(x - 600, y, { steps: 8 });
    await expect(cardText(page)).toHaveCSS('transform', /matrix\(1, 0, 0, 1, -\d{2}/);
    await page.mouse.up();
    await expectCard(page, 0, last);
    await expectTimer(page, 'running');

    await page.setViewportSize({ width: 390, height: 844 });
    await swipe(page, await centerOf(player(page)), { x: -180, y: 0 });
    await expectCard(page, 1, 0);
    await goBack(page);
    await expectHeading(page, '/');
  },
);

test(
  'the tour opens at the card in the URL, even after Back from a story',
  onlyChromium,
  async ({ page }) => {
    await open(page, urlOf(0, 1));
    await expectCard(page, 0, 1);
    await button(page, cases[drawn]?.name ?? '').click();
    await expectCard(page, drawn, 0);
    await button(page, 'Next card').click();
    await button(page, 'Next card').click();
    await expect(page).toHaveURL(urlOf(drawn, last));
    await page.reload();
    await waitForHydration(page);
    await expectCard(page, drawn, last);
    await expectDrawing(page);

    await player(page).getByRole('link', { name: 'Read the case' }).click();
    await expectHeading(page, stories[drawn] ?? '');
    await expect(page.locator(':popover-open')).toHaveCount(0);

    await page.goBack();
    await expectCard(page, drawn, last);
    const timesIn = (all: Element[]) =>
      all.flatMap((part) => part.getAnimations()).map(({ currentTime }) => currentTime);
    const times = () => player(page).locator('[data-part]').evaluateAll(timesIn);
    await expect.poll(times).toContain(1000 * stopPositions[4]);
    await button(page, 'Close the tour').click();
    await expectClosed(page);
  },
);

test('a link on the tour’s last card can be clicked', async ({ page }) => {
  await open(page, urlOf(cases.length - 1, last));
  await expectCard(page, cases.length - 1, last);
  await page.keyboard.press('ArrowRight');
  await player(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the tour slides the next story over the current one', async ({ page }) => {
  await open(page, urlOf(drawn, last));
  await expectCard(page, drawn, last);
  await expectDrawing(page);
  const halfway = await button(page, 'Next card').evaluate(async (next: HTMLElement) => {
    next.click();
    await Promise.resolve();
    const [covering, covered] = document.querySelectorAll<HTMLElement>(
      'dialog[open] > * > :has([data-card])',
    );
    const animation = covering?.getAnimations()[0];
    if (!covering || !animation)
      throw new Error('The next story does not slide over the current one');
    animation.pause();
    animation.currentTime = 250;
    const { clipPath } = getComputedStyle(covering);
    const drawing = covered?.querySelector('svg:has([data-part])');
    const isDrawn = drawing?.checkVisibility({ opacityProperty: true });
    animation.finish();
    return { clipPath, isInert: covered?.inert, isDrawn };
  });
  const fromTheRight = expect.stringMatching(/^inset\(0px 0px 0px \d+\.?\d*%\)$/);
  expect(halfway).toEqual({ clipPath: fromTheRight, isInert: true, isDrawn: true });
  await expect(player(page).locator('[data-card]')).toHaveCount(1);
  await expectCard(page, drawn + 1, 0);
});

test.describe(() => {
  test.use({ allowErrors: true });

  test('if the tour’s code fails to load, the link to the tour scrolls to the tour’s text on the page', async ({
    page,
  }) => {
    await page.route('**/assets/tour.chunk-*.js', (route) => route.abort());
    await open(page, '/work');
    await tourLink(page).click();
    await expect(page.locator('#tour')).toBeInViewport();
    await expect(player(page)).toHaveCount(0);
  });
});

const tags = { tag: ['@reduced-motion', '@chromium'] };
test('the tour fits small screens, passes axe, and is not printed', tags, async ({ page }) => {
  await open(page, '/work#tour');
  for (const [story, { name, slug }] of cases.entries()) {
    await button(page, name).click();
    await expectCard(page, story, 0);
    if (scenes.includes(`/${slug}`)) await expectDrawing(page);
    expect(await findAxeViolations(page, 'dialog'), name).toEqual([]);
  }
  for (const [width, height] of [
    [320, 480],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press('Home');
    for (const { says } of cases.flatMap(() => tour.cards)) {
      await expect(cardText(page)).toHaveAttribute('data-card', says);
      const [text, read, next, close] = await player(page).evaluate((dialog) =>
        [
          ':not([inert]) > [data-card] p:last-of-type',
          'a:has(+ button)',
          '[aria-label="Next card"]',
          '[aria-label="Close the tour"]',
        ].map((part) => dialog.querySelector(part)?.getBoundingClientRect().toJSON() as DOMRect),
      );
      const at = `${page.url()} at ${width} × ${height}`;
      expect(text?.top, at).toBeGreaterThan(close?.bottom ?? NaN);
      expect(text?.bottom, at).toBeLessThanOrEqual(read?.top ?? NaN);
      expect(Math.max(text?.right ?? NaN, next?.right ?? NaN), at).toBeLessThanOrEqual(width);
      expect(next?.bottom, at).toBeLessThanOrEqual(height);
      await page.keyboard.press('ArrowRight');
    }
  }
  await page.emulateMedia({ media: 'print' });
  await expect(player(page)).toBeHidden();
});
