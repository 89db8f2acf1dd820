import type { Locator, Page } from '@playwright/test';
import { cases } from '../src/cases';
import { tour } from '../src/content/tour';
import { middleOf, swipe } from './support/finger';
import { axeFaults } from './support/rules';
import { scenes, stories, storyWith } from './support/site';
import { expect, onlyChromium, smoke, test } from './support/test';
import { expectHeading, goBack, hold, hydrated, open } from './support/visit';

const [first, second] = cases;
if (!first || !second) throw new Error('The tour needs two stories');
const last = tour.cards.length - 1;
const far = cases.length - 1;

const player = (page: Page): Locator => page.getByRole('dialog', { name: tour.title });
const button = (page: Page, name: string): Locator =>
  player(page).getByRole('button', { name, exact: true });
const tourLink = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: tour.take }).first();
/** The words of the shown card; a story that is being covered is inert. */
const words = (page: Page): Locator => player(page).locator(':not([inert]) > [data-card]');
const urlOf = (story: number, card: number) =>
  `/work#tour-${cases[story]?.slug}-${tour.cards[card]?.says}`;

/** Checks name, position, title, and words of the shown card. */
async function expectCard(page: Page, story: number, card: number) {
  const { name = '' } = cases[story] ?? {};
  await expect(player(page)).toContainText(`${name}${story + 1} of ${cases.length}`);
  const { says, title } = tour.cards[card] ?? tour.cards[0];
  await expect(words(page)).toHaveAttribute('data-card', says);
  await expect(words(page)).toContainText(title);
  await expect(player(page).locator('[aria-live]')).toContainText(`${title}: `);
}

const expectDrawing = (page: Page) =>
  expect(player(page).locator('[data-part]').first()).toBeAttached();

async function expectClosed(page: Page) {
  await expect(player(page)).toBeHidden();
  await expect(page).toHaveURL('/work');
}

/** The play states of the timer, a bar that fills while a card is shown. */
const expectTimer = (page: Page, ...states: AnimationPlayState[]) =>
  expect
    .poll(() =>
      player(page).evaluate((dialog) =>
        dialog
          .getAnimations({ subtree: true })
          .filter(
            ({ effect }) => effect instanceof KeyframeEffect && effect.target?.tagName === 'B',
          )
          .map(({ playState }) => playState),
      ),
    )
    .toEqual(states);

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function animateSlowly(...how) {
      const animation = animate.apply(this, how);
      // The timer ends only when a test ends it.
      if (this.tagName === 'B') animation.playbackRate = 0.001;
      if (this.matches('main > *')) document.body.dataset['pageMoves'] = '';
      return animation;
    };
  }),
);

test('opens by keyboard, steps, and gives focus back when closed', smoke, async ({ page }) => {
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
  await expect(tourLink(page)).toBeFocused();
});

// All keys, and all that pauses it: src/tour/Tour.test.tsx.
test('opens at once from Home, and turns its cards when opened by pointer', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => delete document.body.dataset['pageMoves']);
  await tourLink(page).click();
  await expectCard(page, 0, 0);
  // The page below neither leaves nor enters.
  await expect(page.locator('body')).not.toHaveAttribute('data-page-moves');
  await expectTimer(page, 'running');
  await player(page)
    .locator('[aria-current] b')
    .last()
    .evaluate((timer) => timer.getAnimations()[0]?.finish());
  await expectCard(page, 0, 1);
  await expectTimer(page, 'running');
  await button(page, 'Pause').click();
  await expectTimer(page, 'paused');
  await goBack(page);
  await expectHeading(page, '/');
});

// Times and distances: src/tour/use-card-gestures.test.tsx.
test('pauses while held, and steps by drag and by swipe', async ({ page }) => {
  await open(page, '/work');
  await tourLink(page).click();
  await expectCard(page, 0, 0);
  const { x, y } = await middleOf(player(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expectTimer(page, 'paused');
  await page.mouse.move(x - 20, y);
  await page.mouse.move(x - 4, y);
  await expectTimer(page, 'paused');
  await page.mouse.up();
  await expectTimer(page, 'running');
  await expectCard(page, 0, 0);

  const drag = async (by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 8 });
    await expect(words(page)).toHaveCSS('transform', /matrix\(1, 0, 0, 1, -?\d{2}/);
    await page.mouse.up();
  };
  await drag(-600);
  await expectCard(page, 0, 1);
  await drag(600);
  await expectCard(page, 0, 0);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectCard(page, 0, last);
  await page.setViewportSize({ width: 390, height: 844 });
  const middle = await middleOf(player(page));
  await swipe(page, middle, { x: -180, y: 0 });
  await expectCard(page, 1, 0);
  await swipe(page, middle, { x: 180, y: 0 });
  await expectCard(page, 0, last);
});

test('opens at the card of its URL, steps by buttons, and stays there on reload', async ({
  page,
}) => {
  await open(page, '/work#tour-no-such-story-problem');
  await expectCard(page, 0, 0);
  await expect(button(page, 'Previous card')).toBeDisabled();
  await button(page, 'Next card').click();
  await expectCard(page, 0, 1);
  await button(page, 'Previous card').click();
  await expectCard(page, 0, 0);
  const farStory = button(page, cases[far]?.name ?? '');
  await farStory.click();
  await expectCard(page, far, 0);
  await expect(farStory).toHaveAttribute('aria-current', 'step');

  await page.goto('about:blank');
  await open(page, urlOf(far, 1));
  await expectCard(page, far, 1);
  await button(page, 'Next card').click();
  await expect(page).toHaveURL(urlOf(far, 2));
  await page.reload();
  await hydrated(page);
  await expectCard(page, far, 2);
  await button(page, 'Close the tour').click();
  await expectClosed(page);
});

test('leads into a case, and is at the same card and drawing after Back', async ({ page }) => {
  await open(page, '/work');
  await tourLink(page).click();
  await expectCard(page, 0, 0);
  await button(page, second.name).click();
  await expectCard(page, 1, 0);
  await button(page, 'Next card').click();
  await button(page, 'Next card').click();
  await expectCard(page, 1, last);
  await player(page).getByRole('link', { name: 'Read the case' }).click();
  await expectHeading(page, `/${second.slug}`);
  await expect(player(page)).toBeHidden();
  await page.goBack();
  await expectCard(page, 1, last);
  // All of its parts are at the end of their way.
  const times = () =>
    player(page).evaluate((dialog) => [
      ...new Set(
        [...dialog.querySelectorAll('[data-part]')]
          .flatMap((part) => part.getAnimations())
          .map(({ currentTime }) => currentTime),
      ),
    ]);
  await expect.poll(times).toEqual([1000]);
  await goBack(page);
  await expectClosed(page);
});

test('shows a picture in every frame of the way into a case', onlyChromium, async ({ page }) => {
  const drawn = stories.indexOf(storyWith('scene'));
  await open(page, urlOf(drawn, last));
  await expectCard(page, drawn, last);
  await expectDrawing(page);
  await page.evaluate(() => {
    const isSeen = (element: Element) => {
      let opacity = 1;
      for (let at: Element | null = element; at; at = at.parentElement) {
        opacity *= Number(getComputedStyle(at).opacity);
      }
      return opacity > 0.5 && element.getBoundingClientRect().width > 0;
    };
    const note = () => {
      const pictures = document.querySelectorAll(
        'dialog[open] svg:has([data-part]), [popover] > img, [data-header-ground] img',
      );
      if (![...pictures].some(isSeen)) document.body.dataset['blank'] = 'true';
      requestAnimationFrame(note);
    };
    note();
  });
  await player(page).getByRole('link', { name: 'Read the case' }).click();
  await expectHeading(page, stories[drawn] ?? '');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveAttribute('data-blank');
});

test('covers a story with the next one from its side, and back', async ({ page }) => {
  const drawn = stories.findLastIndex((_, at) =>
    [at, at + 1].every((story) => scenes.includes(stories[story] ?? '')),
  );
  expect(drawn).toBeGreaterThanOrEqual(0);
  await open(page, urlOf(drawn, last));
  await expectCard(page, drawn, last);
  await expectDrawing(page);
  for (const [name, side, story, card] of [
    ['Next card', /^inset\(0px 0px 0px \d+\.?\d*%\)$/, drawn + 1, 0],
    ['Previous card', /^inset\(0px \d+\.?\d*% 0px 0px\)$/, drawn, last],
  ] as const) {
    const { clipPath, ...halfway } = await button(page, name).evaluate(
      async (step: HTMLElement) => {
        step.click();
        await Promise.resolve();
        const [covering, covered] = document.querySelectorAll<HTMLElement>(
          'dialog[open] > * > :has([data-card])',
        );
        const [animation] = covering?.getAnimations() ?? [];
        animation?.pause();
        if (animation) animation.currentTime = 250;
        const drawing = covered?.querySelector('svg:has([data-part])');
        return {
          clipPath: covering && getComputedStyle(covering).clipPath,
          isInert: covered?.inert,
          isStill: covered?.getAnimations().length === 0,
          isDrawn: drawing?.checkVisibility({ opacityProperty: true }),
        };
      },
    );
    expect(clipPath).toMatch(side);
    expect(halfway).toEqual({ isInert: true, isStill: true, isDrawn: true });
    await player(page)
      .locator(':has(> [data-card]):not([inert])')
      .evaluate((floor) => floor.getAnimations().forEach((animation) => animation.finish()));
    await expect(player(page).locator('[data-card]')).toHaveCount(1);
    await expectCard(page, story, card);
    await expectDrawing(page);
  }
});

test.describe('when its code fails to load', () => {
  test.use({ mayComplain: true });

  test('shows its words in the page, and covers in place of drawings', async ({ page }) => {
    await page.route('**/assets/tour-code-*.js', (route) => route.abort());
    await open(page, '/work');
    await tourLink(page).click();
    await expect(page.locator('#tour')).toBeInViewport();
    await expect(player(page)).toHaveCount(0);

    await page.unrouteAll();
    await hold(page, `**/assets/${first.slug}-*.js`);
    await page.goto('about:blank');
    await open(page, '/work#tour');
    await expect(player(page).locator('img').first()).toBeVisible();
    await expect(words(page)).toContainText(/\w{3}.*\w{3}/);
    await button(page, 'Next card').click();
    await expectCard(page, 0, 1);
  });
});

test(
  'fits phones and desktops, and passes axe',
  { tag: ['@still', '@chromium'] },
  async ({ page }) => {
    await open(page, '/work#tour');
    for (const [story, { name, slug }] of cases.entries()) {
      await button(page, name).click();
      await expectCard(page, story, 0);
      if (scenes.includes(`/${slug}`)) await expectDrawing(page);
      expect(await axeFaults(page, 'dialog'), name).toEqual([]);
    }
    for (const size of ['320x480', '390x844', '844x390', '1440x900', '1920x1080']) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await page.keyboard.press('Home');
      for (const { says } of cases.flatMap(() => tour.cards)) {
        await expect(words(page)).toHaveAttribute('data-card', says);
        const [text, read, next, close] = await player(page).evaluate((dialog) =>
          [
            ':not([inert]) > [data-card] p:last-of-type',
            'a:has(+ button)',
            '[aria-label="Next card"]',
            '[aria-label="Close the tour"]',
          ].map((part) => dialog.querySelector(part)?.getBoundingClientRect().toJSON() as DOMRect),
        );
        const at = `${page.url()} at ${size}`;
        expect(text?.top, at).toBeGreaterThan(close?.bottom ?? NaN);
        expect(text?.bottom, at).toBeLessThanOrEqual(read?.top ?? NaN);
        expect(Math.max(text?.right ?? NaN, next?.right ?? NaN), at).toBeLessThanOrEqual(width);
        expect(next?.bottom, at).toBeLessThanOrEqual(height);
        await page.keyboard.press('ArrowRight');
      }
    }
  },
);
