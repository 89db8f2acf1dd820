import type { Page } from '@playwright/test';
import {
  findAxeViolations,
  findCutOffText,
  findIbmViolations,
  findSmallTargets,
  findThemeViolations,
  widerSpacing,
} from './support/accessibility';
import { findOverflow } from './support/visual-faults';
import { prototypes } from './support/site';
import { expect, noScripts, onlyChromium, reducedMotion, test } from './support/test';
import { addStyles } from './support/visit';

/**
 * The states of each prototype to check, as URL fragments. The slow checks, for cut-off text and
 * small targets, run only in the states after “|”.
 */
const states: Readonly<Record<string, string>> = {
  'meal-manifesting':
    '#view=preorder #seat=2C&meal=ravioli #view=manifest&row=4 | #seat=2D&meal=salmon #view=manifest #view=inventory',
  'media-arts': '#moment=piece-garden | #moment=piece-empty',
  minimart: '#view=before #app=payroll #view=gallery | # #page=apps #page=market #page=help',
  'skypro-ui':
    '#component=field&state=error #component=list&variant=checks #component=file&state=error&anatomy=1 #component=button&state=disabled&theme=contrast #component=list&state=loading #view=sheet&component=button #view=sheet&component=field&theme=contrast #view=sheet&component=list #view=sheet&component=file #view=specimen | #',
  'zogran-media':
    '#view=work&piece=salt #view=contact&brief=live | # #view=services&brief=film,sound #view=work #view=about',
};
const statesOf = (address: string) => states[address.split('/')[2] ?? ''] ?? '';

/** In a prototype with reduced motion, each animation takes 0.01 ms. */
const lastingAnimations = () =>
  document.getAnimations().filter(({ effect }) => {
    const duration = effect?.getComputedTiming().activeDuration;
    return Number(duration) > 1;
  }).length;

const tags = { tag: [onlyChromium.tag, reducedMotion.tag] };
for (const address of prototypes) {
  test(
    `in every state, ${address} is accessible and fits the screen, and does not move with reduced motion`,
    tags,
    async ({ page }) => {
      expect(statesOf(address), 'Add the states of this prototype above').toContain(' | ');
      const [shown = '', measured = ''] = statesOf(address).split(' | ');
      await page.clock.install();
      for (const state of `${measured} ${shown}`.split(' ')) {
        await page.emulateMedia({ colorScheme: 'light' });
        await load(page, address + state);
        const before = await page.content();
        await page.clock.runFor(500);
        expect(await page.content(), state).toBe(before);
        expect(await page.evaluate(lastingAnimations), state).toBe(0);
        expect(await page.evaluate(findUnreachable), state).toEqual([]);
        for (const width of [320, 860, 1440]) {
          await page.setViewportSize({ width, height: 780 });
          expect(await findOverflow(page), `${state}, ${width} px`).toEqual([]);
          if (width !== 860)
            expect(await findAxeViolations(page), `${state}, ${width} px`).toEqual([]);
        }
        if (measured.startsWith(state)) expect(await findIbmViolations(page), state).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await findThemeViolations(page), `${state}, dark`).toEqual([]);
        if (!measured.split(' ').includes(state)) continue;
        for (const styles of ['', widerSpacing]) {
          await addStyles(page, styles);
          for (const width of [390, 1200]) {
            await page.setViewportSize({ width, height: 780 });
            if (!styles)
              expect(await page.evaluate(findSmallTargets), `${state}, ${width} px`).toEqual([]);
            expect(await page.evaluate(findCutOffText), `${state}, ${width} px, ${styles}`).toEqual(
              [],
            );
            expect(await findOverflow(page), `${state}, ${width} px, ${styles}`).toEqual([]);
          }
        }
      }
    },
  );
}

test(
  'prototypes follow the chosen theme and the root font size',
  onlyChromium,
  async ({ page }) => {
    const colorScheme = () => page.evaluate(() => getComputedStyle(document.body).colorScheme);
    const sizes = () =>
      page
        .locator(':is(h1, h2, h3, p, button, label, a, td):visible')
        .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
    for (const address of prototypes) {
      await load(page, address);
      for (const theme of ['light', 'dark']) {
        await page.evaluate(storeInOtherDocument, theme);
        await expect.poll(colorScheme).toBe(theme);
      }
      await page.reload();
      expect(await colorScheme()).toBe('dark');

      const before = await sizes();
      await addStyles(page, 'html { font-size: 200% }');
      const after = await sizes();
      // Text of 64 px or more scales mainly with the viewport, so it may grow less.
      const fixed = before.filter((size, index) => size < 64 && (after[index] ?? 0) < size * 1.2);
      expect(fixed, address).toEqual([]);
    }
  },
);

test(
  'without scripts, prototypes show text and a note that they need scripts',
  noScripts,
  async ({ page }) => {
    for (const address of prototypes) {
      await page.goto(address);
      await expect(page.locator('.needs-scripts')).toBeVisible();
      await expect(page.locator('.scripted:visible')).toHaveCount(0);
      expect((await page.locator('main').first().innerText()).length, address).toBeGreaterThan(200);
    }
  },
);

/** Leaves the page first: `goto` would not reload it for an address with only a new fragment. */
async function load(page: Page, address: string) {
  await page.goto('about:blank');
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const findUnreachable = () =>
  [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.tabIndex < 0 && !control.closest('[inert]'))
    .map(({ outerHTML }) => outerHTML);

/** The browser sends a `storage` event only to the documents that did not store the value. */
function storeInOtherDocument(theme: string) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frame.contentWindow?.localStorage.setItem('theme', theme);
  frame.remove();
}
