import type { APIRequestContext, Page } from '@playwright/test';
import { owner } from '../src/content/owner';
import { isStory, routes } from './support/site';
import { expect, test } from './support/test';

for (const route of routes) {
  test(`${route} tells search engines and link previews about itself`, async ({ page }) => {
    await page.goto(route);
    const head = await readHead(page);
    expect(head.title).toMatch(/\S+ — \S+/);
    expect(head.description).toMatch(/\S/);
    expect(head.robots).not.toContain('noindex');
    expect(head.meta).toMatchObject({
      'og:type': expect.stringMatching(/\S/),
      'og:title': expect.stringMatching(/\S/),
      'og:description': head.description,
      'twitter:card': expect.stringMatching(/^summary/),
      'twitter:title': expect.stringMatching(/\S/),
      'twitter:description': head.description,
    });

    expect(head.jsonLd).toHaveLength(1);
    const isProfile = route === '/' && owner.name !== '';
    const kind = isProfile ? 'ProfilePage' : isStory(route) ? 'CreativeWork' : 'WebPage';
    expect(JSON.parse(head.jsonLd[0] ?? '')).toMatchObject({ '@type': kind });
  });

  test(`${route} names no address that is an example`, async ({ page }) => {
    await page.goto(route);
    const { canonical, meta, jsonLd } = await readHead(page);
    expect(JSON.stringify([canonical, meta, jsonLd])).not.toContain('example.com');
  });
}

test('robots, the manifest and the icons are there', async ({ page, request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Allow: /');
  expect(robots).not.toContain('example.com');
  await page.goto('/');
  const icons = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  const manifest = page.locator('link[rel="manifest"]');
  const response = await request.get((await manifest.getAttribute('href')) ?? '');
  const { icons: more } = (await response.json()) as { icons: { src: string }[] };
  expect(icons.length).toBeGreaterThan(0);
  expect(more.length).toBeGreaterThan(0);
  for (const icon of [...icons, ...more.map(({ src }) => src)]) await expectPicture(request, icon);
});

async function expectPicture(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()['content-type'], address).not.toContain('html');
}

const readHead = (page: Page) =>
  page.evaluate(() => {
    const contents = (selector: string) =>
      [...document.querySelectorAll<HTMLMetaElement>(selector)].map(({ content }) => content);
    const previews = document.querySelectorAll<HTMLMetaElement>(
      'meta[property^="og:"], meta[name^="twitter:"]',
    );
    return {
      title: document.title,
      description: contents('meta[name="description"]').join(),
      robots: contents('meta[name="robots"]').join(),
      canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
        ({ href }) => href,
      ),
      meta: Object.fromEntries(
        [...previews].map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content]),
      ),
      jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent ?? '',
      ),
    };
  });
