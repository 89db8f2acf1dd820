import { hero } from '../src/content/home';
import { owner } from '../src/content/owner';
import { sticksOut } from './support/layout';
import { routes } from './support/site';
import { expect, test } from './support/test';
import { expectHeading, heading, hold, open } from './support/visit';

const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
];
const desktops = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

for (const route of routes) {
  test(`${route} fits every screen and begins on the first`, async ({ page, isMobile }) => {
    await page.goto(route);
    for (const size of isMobile ? phones : [...phones, ...desktops]) {
      await page.setViewportSize(size);
      expect(await sticksOut(page), `${size.width} px`).toEqual([]);
      await expect(heading(page)).toBeInViewport({ ratio: 1 });
    }
  });
}

test('the framed word of Contact stays where it is on a phone when the fonts come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await hold(page, '**/*.woff2');
  await page.goto('/contact', { waitUntil: 'commit' });
  const place = () =>
    heading(page)
      .locator('span')
      .first()
      .evaluate((word) => {
        const { left, top } = word.getBoundingClientRect();
        return { left, top };
      });
  const inTheStandIn = await place();
  letGo();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(await page.evaluate(() => document.fonts.check('700 16px Display'))).toBe(true);
  expect(await place()).toEqual(inTheStandIn);
});

test('the page ends with its footer', async ({ page }) => {
  await open(page, '/about');
  const below = await page.locator('footer').evaluate((footer) => {
    const end = footer.getBoundingClientRect().bottom + scrollY;
    return document.documentElement.scrollHeight - end;
  });
  expect(below).toBeLessThan(1);
});

test('the first screen of Home says who, where and what, and leads on', async ({ page }) => {
  await open(page, '/');
  const first = page.getByRole('main');
  await expectHeading(page, '/');
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  for (const role of owner.roles) {
    await expect(first.getByText(role, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await expect(first.getByText(owner.city, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(first.getByText(hero.tagline)).toBeInViewport({ ratio: 1 });
  for (const address of ['/work', owner.resume, '/contact']) {
    await expect(first.locator(`a[href="${address}"]`).first()).toBeInViewport({ ratio: 1 });
  }
});

test('the strongest figures are on the first two screens of Home', async ({ page, viewport }) => {
  await open(page, '/');
  for (const { value } of hero.figures) {
    const figure = page.locator('#figures').getByText(value, { exact: true });
    const box = await figure.boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(2 * (viewport?.height ?? 0));
  }
});
