import { cutWords, tooSmall, widerSpacing } from './support/access';
import { expect, test } from './support/test';
import { addStyles } from './support/visit';

const sizes = { phone: [390, 780], desktop: [1200, 750] } as const;

/** Each prototype in the states in which it can be pressed most. */
const states = [
  'meal-manifesting/#seat=2D&meal=salmon',
  'meal-manifesting/#view=inventory',
  'media-arts/',
  'minimart/#view=after',
  'skypro-ui/#component=button',
  'zogran-media/',
];

for (const [device, [width, height]] of Object.entries(sizes)) {
  test(`on a ${device}, a finger meets every button of the prototypes and no word is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const state of states) {
      await page.goto('about:blank');
      await page.goto(`/prototypes/${state}`);
      expect(await page.evaluate(tooSmall), state).toEqual([]);
      await addStyles(page, widerSpacing);
      expect(await page.evaluate(cutWords), `${state}, wider spacing`).toEqual([]);
    }
  });
}

test('the prototypes’ words grow with the size of text that the reader has chosen', async ({
  page,
}) => {
  for (const state of states) {
    await page.goto('about:blank');
    await page.goto(`/prototypes/${state}`);
    const sizesOfWords = () =>
      page
        .locator(':is(h1, h2, h3, p, button, label, a, td):visible')
        .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
    const before = await sizesOfWords();
    await addStyles(page, 'html { font-size: 200% }');
    const after = await sizesOfWords();
    // Display type of four times the text's size is bound to the width of the screen.
    const stays = before.filter((size, index) => size < 64 && (after[index] ?? 0) < size * 1.2);
    expect(stays, state).toEqual([]);
  }
});
