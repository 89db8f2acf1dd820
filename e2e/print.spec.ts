import { told } from './support/site';
import { expect, onlyChromium, test } from './support/test';
import { open } from './support/visit';
import { unseen } from './support/words';

// pages.spec.ts asks every page whether paper has all words, in black on white, on few A4 sheets.
test('prints the longest story, unread, on five Letter sheets', onlyChromium, async ({ page }) => {
  const lengthOf = ({ story }: (typeof told)[number]) => JSON.stringify(story).length;
  const longest = told.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]?.path ?? '';
  await open(page, longest);
  await expect(page.locator('main [data-rise]')).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  expect(await unseen(page, true)).toEqual([]);
  const pdf = await page.pdf({ format: 'Letter' });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
  expect(sheets.length).toBeGreaterThanOrEqual(1);
  expect(sheets.length).toBeLessThanOrEqual(5);
});
