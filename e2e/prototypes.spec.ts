import type { Page } from '@playwright/test';
import { cutWords, tooSmall, widerSpacing } from './support/access';
import { sticksOut } from './support/layout';
import { axeFaults, ibmFaults, themeFaults } from './support/rules';
import { prototypes } from './support/site';
import { expect, noScripts, test } from './support/test';
import { addStyles } from './support/visit';

/** Fragments that open states which look different; after “|” those without small samples or a dialog over the controls. */
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

/** Text that is visible without scripts. */
const unscripted: Readonly<Record<string, readonly string[]>> = {
  'meal-manifesting': ['Manifest', 'Inventory', 'Wake for the meal', '3 ordered, 1 served'],
  'media-arts': ['What happens on the screen', 'Seeds light up under the steps'],
  minimart: ['Marketplace', 'Two shifts have no hours. Payday is Friday.', 'Website'],
  'skypro-ui': ['Button', 'File thumbnail'],
  'zogran-media': ['What we make', 'Work', 'Start a project'],
};

const nameOf = (address: string) => address.split('/')[2] ?? '';

for (const address of prototypes) {
  test(`${address} has no barrier, cuts nothing off, and stays at rest in every state`, async ({
    page,
    browserName,
  }) => {
    test.slow();
    expect(states, 'Add the states of this prototype above.').toHaveProperty([nameOf(address)]);
    const [shown = '', pressed = ''] = (states[nameOf(address)] ?? '').split(' | ');
    const controls = pressed.split(' ');
    const all = [...controls, ...shown.split(' ')];
    // Over WebDriver BiDi, Firefox has no emulated settings, and keeps focus in its toolbars.
    const inChromium = browserName === 'chromium';
    await page.clock.install();
    for (const state of all) {
      if (inChromium) await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await load(page, address + state);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (inChromium) {
        await expectRest(page, state);
        await expectReach(page, state);
      }
      for (const width of [390, 860, 320, 1440]) {
        await page.setViewportSize({ width, height: 780 });
        expect(await sticksOut(page), `${state}, ${width} px`).toEqual([]);
        if (inChromium && (width === 320 || width === 1440)) {
          expect(await axeFaults(page), `${state}, ${width} px`).toEqual([]);
        }
      }
      if (!inChromium) continue;
      await page.setViewportSize({ width: 860, height: 780 });
      if (state === all[0]) expect(await ibmFaults(page), state).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await themeFaults(page), `${state}, dark`).toEqual([]);
      if (controls.includes(state)) await expectRoom(page, state);
    }
    await expectSettings(page, address);
  });
}

test('prototypes show their content without scripts', noScripts, async ({ page }) => {
  for (const address of prototypes) {
    await page.goto(address);
    await expect(page.locator('.needs-scripts')).toBeVisible();
    await expect(page.locator('.scripted:visible')).toHaveCount(0);
    for (const words of unscripted[nameOf(address)] ?? []) {
      await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
    }
  }
});

/** Loads a state from scratch: a change of the fragment alone loads nothing. */
async function load(page: Page, address: string) {
  await page.goto('about:blank');
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** With reduced motion, nothing runs and no timer or frame changes the page. */
async function expectRest(page: Page, state: string) {
  const before = await page.content();
  await page.clock.runFor(500);
  expect(await page.content(), state).toBe(before);
  expect(await page.evaluate(() => document.getAnimations().length), state).toBe(0);
}

/** Tab reaches every control. */
async function expectReach(page: Page, state: string) {
  const stops = await page.evaluate(watchStops);
  // Boxes that scroll are stops as well.
  for (let press = 0; press < stops + 8; press += 1) await page.keyboard.press('Tab');
  const missed = await page
    .locator('[data-missed]')
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
  expect(missed, state).toEqual([]);
}

/** Controls are as large as a fingertip, and no text is cut off, also with wider spacing. */
async function expectRoom(page: Page, state: string) {
  const widths = [390, 1200];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    expect(await page.evaluate(tooSmall), `${state}, ${width} px`).toEqual([]);
  }
  await addStyles(page, widerSpacing);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    expect(await page.evaluate(cutWords), `${state}, ${width} px, wider spacing`).toEqual([]);
    expect(await sticksOut(page), `${state}, ${width} px, wider spacing`).toEqual([]);
  }
}

/** A link that names no state opens the usual one, which follows the site's theme and the reader's text size. */
async function expectSettings(page: Page, address: string) {
  await load(page, address);
  const usual = await page.locator('body').innerText();
  await load(
    page,
    `${address}#view=nothing&component=none&variant=none&size=xxl&page=%E0%A4%A&moment=never`,
  );
  expect(await page.locator('body').innerText()).toBe(usual);

  const colorScheme = () => page.evaluate(() => getComputedStyle(document.body).colorScheme);
  for (const theme of ['light', 'dark']) {
    await page.evaluate(storeInOtherDocument, theme);
    await expect.poll(colorScheme).toBe(theme);
  }
  await page.reload();
  expect(await colorScheme()).toBe('dark');

  const sizes = () =>
    page
      .locator(':is(h1, h2, h3, p, button, label, a, td):visible')
      .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
  const before = await sizes();
  await addStyles(page, 'html { font-size: 200% }');
  const after = await sizes();
  // Display type of four times the text's size depends on the width of the viewport.
  const fixed = before.filter((size, index) => size < 64 && (after[index] ?? 0) < size * 1.2);
  expect(fixed).toEqual([]);
}

/** In the page: stores a theme from a second document of the site, as the site's own switch does. */
function storeInOtherDocument(theme: string) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frame.contentWindow?.localStorage.setItem('theme', theme);
  frame.remove();
}

/** In the page: marks every control as missed until it gets focus. Returns how many there are. */
function watchStops(): number {
  const scope = document.querySelector('dialog[open]') ?? document;
  const controls = scope.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [inert] *)',
  );
  const stops = [...controls].filter((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return false;
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    const group = [...scope.querySelectorAll<HTMLInputElement>(`input[name="${control.name}"]`)];
    return control === (group.find(({ checked }) => checked) ?? group[0]);
  });
  for (const stop of stops) stop.dataset.missed = '';
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) delete target.dataset.missed;
  });
  return stops.length;
}
