import type { Page } from '@playwright/test';
import { owner } from '../src/content/owner';
import { projects } from '../src/content/projects';
import { blocks, isStory, routes, storyWith, unknownPath } from './support/site';
import { expect, test } from './support/test';
import { linkTo, open } from './support/visit';

/** What leads further than paper can. */
const moreWays = [...blocks('prototype'), ...blocks('films')].flatMap(({ more }) =>
  more ? [more.label] : [],
);

/** The width between the margins of an A4 sheet. */
const sheet = { width: 680, height: 1000 };

async function countSheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

for (const route of routes) {
  const [least, most] = isStory(route) ? [1, 5] : [1, 3];

  test(`${route} prints on ${least} to ${most} sheets`, async ({ page }) => {
    await open(page, route);
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = await countSheets(page, format);
      expect(sheets, format).toBeGreaterThanOrEqual(least);
      expect(sheets, format).toBeLessThanOrEqual(most);
    }
  });

  test(`${route} on paper is the text and nothing else`, async ({ page }) => {
    await page.setViewportSize(sheet);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, route);

    expect(await page.evaluate(findClipped)).toEqual([]);
    expect(await page.evaluate(findPale)).toEqual([]);
    expect(await page.evaluate(findWide)).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    for (const name of [/^Open /, projects.way.label, ...moreWays]) {
      await expect(page.getByRole('link', { name })).toHaveCount(0);
    }
    await expect(linkTo(page.getByRole('main'), owner.resume)).toHaveCount(0);
  });
}

test('transcripts are open while the page is printed, and then as before', async ({ page }) => {
  await open(page, storyWith('films'));
  const transcripts = page.locator('details');
  await transcripts.first().locator('summary').click();
  const opened = () => transcripts.evaluateAll((all) => all.map((each) => each.matches('[open]')));
  const before = await opened();
  expect(new Set(before)).toEqual(new Set([true, false]));

  const printed = page.evaluate(
    () =>
      new Promise<boolean>((done) =>
        addEventListener('beforeprint', () =>
          done(document.querySelector('details:not([open])') === null),
        ),
      ),
  );
  await page.pdf();
  expect(await printed).toBe(true);
  expect(await opened()).toEqual(before);
});

test.describe('an unknown address', () => {
  test.use({ mayComplain: true });

  test('prints on one sheet', async ({ page }) => {
    await page.goto(unknownPath);
    expect(await countSheets(page, 'A4')).toBe(1);
  });
});

/** Words that end outside the paper, or in a box that hides what does not fit. */
function findClipped(): string[] {
  const clips = ({ overflowX, overflowY }: CSSStyleDeclaration, element: Element) =>
    (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
    (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
  return (
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      // A scene's drawing goes on beyond the sheet.
      .filter((element) => !element.closest('.visually-hidden, svg'))
      .filter(
        (element) =>
          clips(getComputedStyle(element), element) ||
          element.getBoundingClientRect().right > innerWidth + 1,
      )
      .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 40)}`)
  );
}

/** Pictures that end outside the part of the page that they belong to. */
function findWide(): string[] {
  const rightOf = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
  return [...document.querySelectorAll('main img')]
    .filter((image) => image.checkVisibility())
    .filter((image) => rightOf(image) > rightOf(image.closest('section, header, main')) + 1)
    .map((image) => `IMG: ${image.getAttribute('alt')}`);
}

/** Words that cannot be read on white, for printers leave out every ground. */
function findPale(): string[] {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom > 0)
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5)
    .map(({ tagName, textContent }) => `${tagName}: ${textContent?.slice(0, 40)}`);
}
