import { greeting } from '../src/content/about';
import { inFrame, longTimeout, openDesk, pickHeading, test, undo, words } from './support/desk';
import { expect, onlyChromium } from './support/test';

const about = 'src/content/about.ts';

test(
  'the desk edits a text in its page, writes it, and undoes it',
  onlyChromium,
  async ({ page, copy }) => {
    test.slow();
    const before = copy.read(about);
    const heading = inFrame(page).getByRole('heading', { level: 1 });
    await openDesk(page, 'words?page=/about');
    await expect(heading).toHaveText(greeting.title, longTimeout);
    await pickHeading(page);
    await expect(words(page)).toHaveValue(greeting.title);
    await words(page).fill('Nothing yet');
    await page.keyboard.press('Escape');
    await expect(words(page)).toHaveCount(0);
    expect(copy.read(about)).toBe(before);

    await pickHeading(page);
    await words(page).fill('Hello from “here”, it’s me.');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Hello from “here”, it’s me.', longTimeout);
    expect(copy.read(about)).toContain('Hello from “here”, it’s me.');
    await undo(page).click();
    await expect(heading).toHaveText(greeting.title, longTimeout);
    await expect.poll(() => copy.read(about), longTimeout).toBe(before);
  },
);
