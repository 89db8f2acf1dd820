import { cases } from '../src/cases';
import { greeting } from '../src/content/about';
import { figures } from '../src/content/figures';
import { hero } from '../src/content/home';
import { openDesk, previewFrame, selectHeading, test, textField, undoButton } from './support/desk';
import { expect, onlyChromium } from './support/test';
import { holdRequests } from './support/visit';

const about = 'src/content/about.ts';

test(
  'in the desk, Enter saves an edit, Escape discards it, and Undo reverts a saved edit',
  onlyChromium,
  async ({ page, copy }) => {
    const before = copy.read(about);
    const heading = previewFrame(page).getByRole('heading', { level: 1 });
    await openDesk(page, 'words?page=/about');
    await expect(heading).toHaveText(greeting.title);
    await selectHeading(page);
    await expect(textField(page)).toHaveValue(greeting.title);
    await textField(page).fill('Nothing yet');
    await page.keyboard.press('Escape');
    await expect(textField(page)).toHaveCount(0);
    expect(copy.read(about)).toBe(before);

    await selectHeading(page);
    await textField(page).fill('Hello from “here”, it’s me.');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Hello from “here”, it’s me.');
    expect(copy.read(about)).toContain('Hello from “here”, it’s me.');
    await undoButton(page).click();
    await expect(heading).toHaveText(greeting.title);
    await expect.poll(() => copy.read(about)).toBe(before);
  },
);

test(
  'a click in the desk’s preview selects the clicked item, not another with the same text',
  onlyChromium,
  async ({ page }) => {
    const frame = previewFrame(page);
    const opened = page.locator('li[data-selected]');
    const [{ value } = { value: '' }] = hero.figures;
    const [figure = ''] = Object.entries(figures).find(([, each]) => each.value === value) ?? [];
    await openDesk(page, 'words?page=/');
    await expect(async () => {
      await frame.getByText(value, { exact: true }).first().click();
      await expect(opened).toHaveAttribute('data-key', new RegExp(`figures\\.${figure}\\.value$`), {
        timeout: 500,
      });
    }).toPass();

    const cover = frame.locator('main img[src*="/src/cases/"]').first();
    const [, slug = ''] = /cases\/([^/]+)/.exec((await cover.getAttribute('src')) ?? '') ?? [];
    await cover.click();
    await expect(opened).toHaveAttribute('data-key', `src/cases/${slug}/tile.ts cover`);

    await openDesk(page, `words?page=/${cases[0]?.slug}`);
    await frame
      .getByText(/ min read$/)
      .first()
      .click();
    await expect(opened).toHaveCount(0);
  },
);

test(
  'the desk’s bars above the previewed page are at most 120 px high together',
  onlyChromium,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openDesk(page, 'words?page=/');
    const { y = Infinity } = (await page.locator('iframe').first().boundingBox()) ?? {};
    expect(y).toBeLessThanOrEqual(120);
  },
);

test(
  'the desk’s Page list keeps the chosen page selected while that page loads',
  onlyChromium,
  async ({ page }) => {
    const choice = page.getByRole('combobox', { name: 'Page' });
    const heading = previewFrame(page).getByRole('heading', { level: 1 });
    await page.clock.install();
    await openDesk(page, 'words?page=/');
    await expect(heading).toBeVisible();
    const release = await holdRequests(page, /\/about$/);
    await choice.selectOption('/about');
    await page.clock.runFor(5000);
    await expect(choice).toHaveValue('/about');
    release();
    await expect(heading).toHaveText(greeting.title);
    await expect(choice).toHaveValue('/about');
  },
);

test(
  'the desk’s Pages view shows Home in four iframes, each with Home’s heading',
  onlyChromium,
  async ({ page }) => {
    await openDesk(page, 'pages');
    const first = page.getByRole('region', { name: 'Home' });
    await expect(first.getByRole('link')).toHaveCount(4);
    for (const frame of await first.getByRole('listitem').all()) {
      await expect(frame.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
);

test(
  'a button of the desk lets keyboard users skip the preview',
  onlyChromium,
  async ({ page }) => {
    await openDesk(page, 'words?page=/');
    await page.getByRole('button', { name: 'Skip to the page’s words' }).press('Enter');
    await expect(
      page.getByRole('group', { name: 'Kind' }).getByRole('button').first(),
    ).toBeFocused();
  },
);
