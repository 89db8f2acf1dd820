import { greeting } from '../src/content/about';
import {
  longTimeout,
  openDesk,
  previewFrame,
  selectHeading,
  test,
  textField,
  undoButton,
} from './support/desk';
import { expect, onlyChromium } from './support/test';

const about = 'src/content/about.ts';

test('edits a text in its page, saves it, and undoes it', onlyChromium, async ({ page, copy }) => {
  test.slow();
  const before = copy.read(about);
  const heading = previewFrame(page).getByRole('heading', { level: 1 });
  await openDesk(page, 'words?page=/about');
  await expect(heading).toHaveText(greeting.title, longTimeout);
  await selectHeading(page);
  await expect(textField(page)).toHaveValue(greeting.title);
  await textField(page).fill('Nothing yet');
  await page.keyboard.press('Escape');
  await expect(textField(page)).toHaveCount(0);
  expect(copy.read(about)).toBe(before);

  await selectHeading(page);
  await textField(page).fill('Hello from “here”, it’s me.');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Hello from “here”, it’s me.', longTimeout);
  expect(copy.read(about)).toContain('Hello from “here”, it’s me.');
  await undoButton(page).click();
  await expect(heading).toHaveText(greeting.title, longTimeout);
  await expect.poll(() => copy.read(about), longTimeout).toBe(before);
});
