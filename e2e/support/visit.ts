import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { endingId } from '../../src/story/ending-id';
import { headingOf, isStory } from './site';

/** Opens a page of the site and waits until React has hydrated it. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  // 304: a browser that has asked before may be told that nothing has changed.
  expect([200, 304], path).toContain(response?.status());
  await waitForHydration(page);
}

/** Returns all, or the first in Firefox, where Playwright cannot leave a page while one of its frames loads. */
export const visitable = <T>(all: readonly T[], browserName: string): readonly T[] =>
  browserName === 'firefox' ? all.slice(0, 1) : all;

/** Keeps back what is asked for at such addresses; the answer lets it come. */
export async function holdRequests(
  page: Page,
  addresses: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(addresses, (route) => held.then(() => answer(route)));
  return release;
}

/**
 * React leaves its mark on every node that it has made its own; some of a story comes last. What is below
 * Home's figures waits for the reader.
 */
export const isHydrated = (): boolean => {
  const parts = [
    ...document.querySelectorAll(
      'h1, h2:not(:is(#skills, #stories) *), footer, [aria-label="Chapters"], [data-scene] > *',
    ),
  ];
  return (
    parts.length > 1 &&
    parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
  );
};

export async function waitForHydration(page: Page) {
  await page.waitForFunction(isHydrated);
  await waitForFrames(page, 2);
  // React takes up listening a task later, which on a busy machine is not within a frame.
  await page.evaluate(idle);
}

const idle = () =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(done);
    else requestIdleCallback(done, { timeout: 2000 });
  });

/** To the step before on the same page; where only its fragment differs, Playwright's own waits for ever in Firefox. */
export const goBack = (page: Page) => page.evaluate(() => history.back());

/** Without being scrolled to, as Playwright does in Firefox even where a link can be seen. */
export const clickWithoutScrolling = (link: Locator) => link.dispatchEvent('click');

export const waitForFrames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let i = 0; i < left; i += 1) await new Promise(requestAnimationFrame);
  }, count);

/** A part that comes last has been hydrated as well. */
export const waitForPartHydration = (page: Page, selector: string) =>
  page.waitForFunction(
    (part) =>
      Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
  );

/** Follows a link to another page and waits until all of it is there in the old one's place. */
export async function follow(page: Page, link: Locator, path: string) {
  await page.locator('h1').evaluate((left) => left.setAttribute('data-left', ''));
  await link.click();
  await expect(page).toHaveURL(path);
  const arrived = page.locator('main > div:not([data-opens]) h1:not([data-left])');
  await expect(arrived).toHaveText(headingOf(path));
  // What is below a story's header comes with its code, in one piece.
  if (isStory(path)) await expect(page.locator(`#${endingId}`)).toBeVisible();
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const expectHeading = (page: Page, path: string) =>
  expect(heading(page)).toHaveText(headingOf(path));

export const mainNavigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' });

/** The links of a part of the page that lead to an address, whatever they say. */
export const linkTo = (part: Locator, path: string): Locator =>
  part.getByRole('link').and(part.page().locator(`[href="${path}"]`));

export const mainLink = (page: Page, path: string): Locator => linkTo(mainNavigation(page), path);

/** The link of a tile on the Work page. */
export const tileLink = (page: Page, path: string): Locator =>
  linkTo(page.getByRole('main').getByRole('article'), path);

export const footerLink = (page: Page, path: string): Locator =>
  linkTo(page.getByRole('navigation', { name: 'Footer' }), path);

/** To another page, by a link that is not scrolled to, and Back. */
export async function leaveAndReturn(page: Page) {
  const { pathname } = new URL(page.url());
  await clickWithoutScrolling(footerLink(page, '/about'));
  await expectHeading(page, '/about');
  await goBack(page);
  await expectHeading(page, pathname);
}

/** By the visitor's own switch, without scrolling to it. */
export const switchMotionOff = (page: Page): Promise<void> =>
  page
    .getByRole('contentinfo')
    .getByRole('group', { name: 'Motion' })
    .getByRole('radio', { name: 'Off' })
    .evaluate((radio: HTMLInputElement) => radio.click());

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

export const getScrollY = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** The reader is within two pixels of where they were. */
export const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await getScrollY(page)) - top)).toBeLessThanOrEqual(2);

/** Where the reader is once the page has stopped scrolling, or what else stops at some time. */
export async function waitForScrollEnd(page: Page, read = () => getScrollY(page)): Promise<number> {
  let before = NaN;
  await expect
    .poll(async () => {
      const now = await read();
      const still = now === before;
      before = now;
      return still;
    })
    .toBe(true);
  return before;
}

/** Styles of a reader's own, as a browser adds them: the page's policy has no say in them. */
export const addStyles = (page: Page, styles: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
