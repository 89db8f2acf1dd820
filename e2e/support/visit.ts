import { expect, type Locator, type Page } from '@playwright/test';
import { endingId } from '../../src/content/chapters';
import { headingOf, isStory } from './site';

export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  // 304 if the browser has the page in its cache.
  expect([200, 304], path).toContain(response?.status());
  await waitForHydration(page);
}

export async function holdRequests(page: Page, urls: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(urls, (route) => held.then(() => route.continue()));
  return release;
}

/**
 * React adds a `__reactFiber…` property to every node that it hydrates. The headings of Home's
 * skills and stories are not checked, because these sections hydrate only on scroll.
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
  // React runs effects, which add event listeners, in a later task.
  await page.evaluate(idle);
}

const idle = () =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(done);
    else requestIdleCallback(done, { timeout: 2000 });
  });

/** In Firefox, `page.goBack` never resolves if only the fragment changes. */
export const goBack = (page: Page) => page.evaluate(() => history.back());

/** In Firefox, `link.click` scrolls even if the link is visible. */
export const clickWithoutScrolling = (link: Locator) => link.dispatchEvent('click');

export const waitForFrames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let i = 0; i < left; i += 1) await new Promise(requestAnimationFrame);
  }, count);

export const waitForPartHydration = (page: Page, selector: string) =>
  page.waitForFunction(
    (part) =>
      Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
  );

export async function follow(page: Page, link: Locator, path: string) {
  await page.locator('main h1').evaluate((left) => left.setAttribute('data-left', ''));
  await link.click();
  await expect(page).toHaveURL(path);
  const arrived = page.locator('main > div:not([data-opens]) h1:not([data-left])');
  await expect(arrived).toHaveText(headingOf(path));
  // A story's chapters and its ending appear together, after its header.
  if (isStory(path)) await expect(page.locator(`#${endingId}`)).toBeVisible();
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const expectHeading = (page: Page, path: string) =>
  expect(heading(page)).toHaveText(headingOf(path));

export const mainNavigation = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' });

/** Finds links by their address, because an owner may change their text. */
export const linkTo = (part: Locator, path: string): Locator =>
  part.getByRole('link').and(part.page().locator(`[href="${path}"]`));

export const mainLink = (page: Page, path: string): Locator => linkTo(mainNavigation(page), path);

export const tileLink = (page: Page, path: string): Locator =>
  linkTo(page.getByRole('main').getByRole('article'), path);

export const footerLink = (page: Page, path: string): Locator =>
  linkTo(page.getByRole('navigation', { name: 'Footer' }), path);

export const motionSwitch = (page: Page, name: 'On' | 'Off'): Locator =>
  page.getByRole('contentinfo').getByRole('group', { name: 'Motion' }).getByRole('radio', { name });

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

export const getScrollY = (page: Page): Promise<number> => page.evaluate(() => scrollY);

export const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await getScrollY(page)) - top)).toBeLessThanOrEqual(2);

export async function expectStopped(name: string, read: () => Promise<unknown>) {
  let before = '';
  const hasStopped = async () => {
    const last = before;
    before = JSON.stringify(await read());
    return before === last;
  };
  await expect.poll(hasStopped, `${name} has stopped moving`).toBe(true);
}

export async function waitForScrollEnd(page: Page): Promise<number> {
  await expectStopped('the page', () => getScrollY(page));
  return getScrollY(page);
}

/** The page's Content Security Policy blocks style elements, but not constructed style sheets. */
export const addStyles = (page: Page, styles: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
