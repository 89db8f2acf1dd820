import { cutWords, tooSmall, widerSpacing } from './support/access';
import { sticksOut } from './support/layout';
import { axeFaults, themeFaults } from './support/rules';
import { prototypes } from './support/site';
import { expect, noScripts, once, onlyChromium, still, test } from './support/test';
import { addStyles, frames } from './support/visit';

interface Prototype {
  /** Addresses within it that look different. */
  places: readonly string[];
  /** What can be read of it without scripts. */
  unscripted: readonly string[];
  /** Those without samples in small, and without a dialog over what can be pressed. */
  pressed: readonly string[];
}

const known: Readonly<Record<string, Prototype>> = {
  'meal-manifesting': {
    places: [
      '#view=preorder',
      '#seat=2C&meal=ravioli',
      '#seat=2D&meal=salmon',
      '#view=manifest',
      '#view=manifest&row=4',
      '#view=inventory',
    ],
    pressed: ['#seat=2D&meal=salmon', '#view=manifest', '#view=inventory'],
    unscripted: [
      'Pre-order',
      'Manifest',
      'Inventory',
      'Sesame rice, bok choy',
      'Wake for the meal',
      '3 ordered, 1 served',
    ],
  },
  'media-arts': {
    places: ['#moment=piece-empty', '#moment=piece-garden'],
    pressed: [''],
    unscripted: ['What happens on the screen', 'Seeds light up under the steps'],
  },
  minimart: {
    places: [
      '',
      '#view=before',
      '#app=payroll',
      '#page=apps',
      '#page=market',
      '#page=help',
      '#view=gallery',
    ],
    pressed: ['', '#page=apps', '#page=market', '#page=help'],
    unscripted: ['Marketplace', 'Two shifts have no hours. Payday is Friday.', 'Website'],
  },
  'skypro-ui': {
    places: [
      '',
      '#component=field&state=error',
      '#component=list&variant=checks',
      '#component=file&state=error&anatomy=1',
      '#component=button&state=disabled&theme=contrast',
      '#component=list&state=loading',
      '#view=sheet&component=button',
      '#view=sheet&component=field&theme=contrast',
      '#view=sheet&component=list',
      '#view=sheet&component=file',
      '#view=specimen',
    ],
    pressed: [''],
    unscripted: ['Button', 'File thumbnail'],
  },
  'zogran-media': {
    places: [
      '',
      '#view=services&brief=film,sound',
      '#view=work',
      '#view=work&piece=salt',
      '#view=about',
      '#view=contact&brief=live',
    ],
    pressed: ['', '#view=services&brief=film,sound', '#view=work', '#view=about'],
    unscripted: ['What we make', 'Work', 'Start a project'],
  },
};

test('every prototype is swept', once, () => {
  expect(prototypes.filter((address) => !((address.split('/')[2] ?? '') in known))).toEqual([]);
});

for (const [name, { places, pressed, unscripted }] of Object.entries(known)) {
  const address = `/prototypes/${name}/`;

  test.describe(name, () => {
    test.skip(!prototypes.includes(address), 'There is no such prototype.');
    test.slow();

    test('fits every width', async ({ page }) => {
      for (const place of places) {
        await page.goto('about:blank');
        await page.goto(address + place);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const width of [320, 390, 860, 1440]) {
          await page.setViewportSize({ width, height: 780 });
          expect(await sticksOut(page), `${place}, ${width} px`).toEqual([]);
        }
      }
    });

    for (const [colorScheme, faultsIn] of [
      ['light', axeFaults],
      ['dark', themeFaults],
    ] as const) {
      test(`has no barriers, ${colorScheme}`, once, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const place of places) {
          await page.goto('about:blank');
          await page.goto(address + place);
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          for (const width of [320, 860, 1440]) {
            await page.setViewportSize({ width, height: 750 });
            expect(await faultsIn(page), `${place}, ${width} px`).toEqual([]);
          }
        }
      });
    }

    // Firefox keeps the keyboard in its own bars once Tab has left a page.
    test('gives all its controls to the keyboard', onlyChromium, async ({ page }) => {
      for (const place of places) {
        await page.goto('about:blank');
        await page.goto(address + place);
        const stops = await page.evaluate(watchStops);
        // Boxes that scroll are stops as well.
        for (let press = 0; press < stops + 8; press += 1) await page.keyboard.press('Tab');
        const missed = await page
          .locator('[data-missed]')
          .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
        expect(missed, place).toEqual([]);
      }
    });

    for (const [width, height] of [
      [390, 780],
      [1200, 750],
    ] as const) {
      test(`meets a finger and cuts no word, ${width} px`, once, async ({ page }) => {
        await page.setViewportSize({ width, height });
        for (const place of pressed) {
          await page.goto('about:blank');
          await page.goto(address + place);
          expect(await page.evaluate(tooSmall), place).toEqual([]);
          await addStyles(page, widerSpacing);
          expect(await page.evaluate(cutWords), `${place}, wider spacing`).toEqual([]);
          expect(await sticksOut(page), `${place}, wider spacing`).toEqual([]);
        }
      });
    }

    test('grows with the size of text that the reader has chosen', once, async ({ page }) => {
      await page.goto(address);
      const sizes = () =>
        page
          .locator(':is(h1, h2, h3, p, button, label, a, td):visible')
          .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
      const before = await sizes();
      await addStyles(page, 'html { font-size: 200% }');
      const after = await sizes();
      // Display type of four times the text's size is bound to the width of the screen.
      const stays = before.filter((size, index) => size < 64 && (after[index] ?? 0) < size * 1.2);
      expect(stays).toEqual([]);
    });

    test('stands still where motion is not wanted', still, async ({ page }) => {
      for (const place of places) {
        await page.goto('about:blank');
        await page.goto(address + place);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await frames(page, 2);
        const before = await page.content();
        await frames(page, 30);
        expect(await page.content(), place).toBe(before);
        expect(await page.evaluate(() => document.getAnimations().length), place).toBe(0);
      }
    });

    test('opens as usual from a link that nobody can read', async ({ page }) => {
      await page.goto(address);
      const usual = await page.locator('body').innerText();
      await page.goto('about:blank');
      await page.goto(`${address}#view=nothing&component=none&page=%E0%A4%A&moment=never`);
      expect(await page.locator('body').innerText()).toBe(usual);
    });

    test('reads without scripts', noScripts, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('.needs-scripts')).toBeVisible();
      await expect(page.locator('.scripted:visible')).toHaveCount(0);
      for (const words of unscripted) {
        await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
      }
    });
  });
}

/** In the page: marks every stop of the Tab key as missed until it has focus; how many there are. */
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
