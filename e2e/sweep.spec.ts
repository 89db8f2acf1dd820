import type { APIRequestContext, Page } from '@playwright/test';
import { playlist, routes, stories } from './support/site';
import { expect, once, test } from './support/test';
import { expectHeading, follow, heading, linkTo, open } from './support/visit';

for (const route of routes) {
  test.describe(route, () => {
    test('is there under its heading, with and without a slash', async ({ page, request }) => {
      await open(page, route);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(heading(page)).toHaveCount(1);
      await expectHeading(page, route);

      if (route !== '/') {
        const withSlash = await request.get(`${route}/`);
        expect(withSlash.status()).toBe(200);
        expect(await withSlash.text()).toBe(await (await request.get(route)).text());
      }
    });

    test('shows all its pictures', async ({ page }) => {
      await open(page, route);
      await expect(page.locator('img:not([alt])')).toHaveCount(0);
      // A wireframe over a picture is decoration, and comes only to those who scroll by.
      const pictures = 'img:not([aria-hidden="true"] *)';
      await expect(page.locator(`figure ${pictures}[alt=""]`)).toHaveCount(0);
      expect(await page.locator(pictures).evaluateAll(findDeadPictures)).toEqual([]);
    });

    test('links to nothing that is not there', once, async ({ page, request }) => {
      await open(page, route);
      const links = await page.locator('a[href], source[src], track[src]').evaluateAll(readLinks);
      expect(links.length).toBeGreaterThan(5);
      const newTabs = links.filter(({ target }) => target === '_blank');
      expect(newTabs.filter(({ rel }) => !rel.includes('noopener'))).toEqual([]);

      const here = new URL(page.url());
      const deadLinks: string[] = [];
      for (const { href, target } of uniqueBy(links, (link) => link.href + link.target)) {
        const to = new URL(href);
        if (to.origin === here.origin) {
          if (!(await leadsSomewhere(request, to))) deadLinks.push(href);
        } else if (to.protocol !== 'mailto:') {
          expect(to.protocol, href).toBe('https:');
          expect(target, href).toBe('_blank');
        }
      }
      expect(deadLinks).toEqual([]);
    });
  });
}

test('every page that is linked can be reached from Home by clicking', async ({ page }) => {
  test.slow();
  const reached = ['/'];
  for (const from of reached) {
    await open(page, from);
    for (const to of await visiblyLinkedRoutes(page)) {
      if (reached.includes(to)) continue;
      const link = page.locator(`a[href="${to}"]:visible`).first();
      await follow(page, link, to);
      reached.push(to);
      await open(page, from);
    }
  }
  // Nothing leads to the placeholder yet.
  const linked = routes.filter((route) => route !== '/projects');
  expect(reached).toEqual(expect.arrayContaining(linked));
});

test('the stories can be read as one, from the first to Contact', async ({ page }) => {
  await open(page, stories[0] ?? '');
  for (const to of stories.slice(1)) {
    await follow(page, page.getByRole('navigation', { name: 'Next story' }).getByRole('link'), to);
  }
  const all = page.getByRole('navigation', { name: 'All stories' });
  await expect(all.getByRole('listitem').getByRole('link')).toHaveCount(stories.length);
  await follow(page, linkTo(all, '/contact'), '/contact');
});

const uniqueBy = <T>(items: readonly T[], key: (item: T) => string): T[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
];

/** Links, those in drawings too, and the films and captions that are fetched later. */
const readLinks = (elements: Element[]) =>
  elements.map((element) => ({
    href: new URL(
      element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      document.baseURI,
    ).href,
    target: element.getAttribute('target') ?? '',
    rel: element.getAttribute('rel') ?? '',
  }));

/** Brings every picture to the screen, as a reader would, and waits for it. */
async function findDeadPictures(images: HTMLImageElement[]): Promise<string[]> {
  const dead: string[] = [];
  for (const image of images.filter((candidate) => candidate.checkVisibility())) {
    image.scrollIntoView({ behavior: 'instant' });
    await image.decode().catch(() => undefined);
    if (image.naturalWidth === 0) dead.push(image.src);
  }
  return dead;
}

const isPage = (path: string) => routes.includes(path) || path === playlist;

/** The page is there, in the specification's form of address, and so is the element that is named. */
async function leadsSomewhere(request: APIRequestContext, to: URL): Promise<boolean> {
  const response = await request.get(to.pathname);
  const isFile = /\.\w+$|^\/prototypes\//.test(to.pathname);
  if (!response.ok() || (!isFile && !isPage(to.pathname))) return false;
  if (isFile || to.hash === '') return true;
  return (await response.text()).includes(` id="${decodeURIComponent(to.hash.slice(1))}"`);
}

const visiblyLinkedRoutes = async (page: Page): Promise<string[]> => {
  const hrefs = await page
    .locator('a[href^="/"]:visible')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  return [...new Set(hrefs)].filter((href) => routes.includes(href));
};
