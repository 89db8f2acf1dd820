import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Mark, State } from '../../scripts/desk/contract';
import { cases } from '../../src/cases';
import { greeting } from '../../src/content/about';
import { owner } from '../../src/content/owner';
import { inFrame, openDesk, pickHeading, soon, test, undo, words } from '../support/desk';
import { axeFaults } from '../support/rules';
import { expect } from '../support/test';

// In order, on one copy: each test finds what the last one wrote.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const about = 'src/content/about.ts';
const index = 'src/cases/index.ts';

/** The editable texts and pictures, as the desk's server lists them. */
async function marksOf(page: Page): Promise<Mark[]> {
  const { marks } = await page.evaluate<State>(async () => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name=desk-token]');
    const headers = { 'x-desk-token': meta?.content ?? '' };
    return (await (await fetch('/_desk/api/state', { headers })).json()) as State;
  });
  return marks;
}

/** Opens the list at one of them. */
async function openMark(page: Page, { page: of, kind, file, field }: Mark) {
  const mark = `${file} ${field}`;
  await openDesk(page, `words?${new URLSearchParams({ page: of, kind, mark })}`);
  const item = page.locator(`li[data-key="${mark}"]`);
  await expect(item.getByRole('button', { expanded: true })).toBeVisible(soon);
  return item;
}

function need<T>(found: T | undefined, what: string): T {
  test.skip(found === undefined, `No ${what} is left in the content`);
  return found as T;
}

const orderIn = (source: string) =>
  Array.from(source.matchAll(/slug: '([^']+)'/g), ([, slug]) => slug);

test('confirms a draft and selects the next one', async ({ page, copy }) => {
  await openDesk(page, 'problems');
  const drafts = (await marksOf(page)).filter(({ kind }) => kind === 'draft');
  const draft = need(
    // The server restarts when a file changes that its configuration reads.
    drafts.find(({ closed, file }) => !closed && file.endsWith('story.ts')),
    'draft',
  );
  const count = (source: string) => source.split('draft(').length;
  const before = count(copy.read(draft.file));
  const item = await openMark(page, draft);
  await item.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => count(copy.read(draft.file)), soon).toBe(before - 1);
  await expect(item).toHaveCount(0, soon);
  await expect(page.getByRole('link', { name: `${drafts.length - 1} drafts` })).toBeVisible();
  if (drafts.length > 1) await expect(page.locator('li[data-selected]')).toHaveCount(1);
});

test('keeps figures within a text that is edited', async ({ page, copy }) => {
  await openDesk(page, 'problems');
  const marks = await marksOf(page);
  const mark = need(
    marks.find(({ parts }) => parts.some((part) => typeof part !== 'string' && part.file)),
    'text with a figure',
  );
  const item = await openMark(page, mark);
  const figures = mark.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.figure]));
  const fields = item.locator('form').getByRole('textbox', { name: /, part \d+ of/ });
  await expect(fields).toHaveCount(figures.length + 1);
  await fields.last().fill(' and more.');
  await fields.last().press('Enter');
  await expect.poll(() => copy.read(mark.file), soon).toContain(' and more.`');
  for (const figure of figures) expect(copy.read(mark.file)).toContain(`\${${figure}`);
  await undo(page).click();
  await expect.poll(() => copy.read(mark.file), soon).not.toContain(' and more.`');
});

test('writes the answer to a question', async ({ page, copy }) => {
  await openDesk(page, 'problems');
  const question = need(
    (await marksOf(page)).find(({ kind, closed }) => kind === 'question' && !closed),
    'question',
  );
  const item = await openMark(page, question);
  await item.getByRole('textbox', { name: question.question }).fill('So it was.');
  await item.getByRole('button', { name: 'Answer' }).click();
  await expect.poll(() => copy.read(question.file), soon).toContain("'So it was.'");
});

test('replaces a placeholder by a picture, which needs alternative text', async ({
  page,
  copy,
}) => {
  await openDesk(page, 'problems');
  const standIn = need(
    (await marksOf(page)).find(({ file, picture }) => file === about && picture),
    'stand-in on About',
  );
  const item = await openMark(page, standIn);
  const create = { width: 900, height: 900, channels: 3, background: '#2b6f4f' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const picture = { name: 'Me at work.jpg', mimeType: 'image/jpeg', buffer };
  await item.getByLabel(/Drop your picture here/).setInputFiles(picture);
  await expect(item.getByRole('img', { name: 'Me at work.jpg' })).toBeVisible();
  const replace = item.getByRole('button', { name: 'Replace' });
  await expect(replace).toHaveAttribute('aria-disabled', 'true');
  await item.getByRole('textbox', { name: /What is seen in it/ }).fill('Me at my desk.');
  await replace.click();
  await expect.poll(() => copy.read(about), soon).toContain("'Me at my desk.'");
  expect(copy.read(about)).not.toContain(`'${standIn.picture?.file}'`);
  await openDesk(page, 'words?page=/about');
  await expect(inFrame(page).getByRole('img', { name: 'Me at my desk.' })).toBeAttached(soon);
});

test('does not overwrite a file that changed on disk, and keeps the typed text', async ({
  page,
  copy,
}) => {
  await openDesk(page, 'words?page=/about');
  const heading = inFrame(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(greeting.title, soon);
  await pickHeading(page);
  await words(page).fill('Typed at the desk');
  // The desk is not informed.
  await page.route('**/_desk/api/state', (route) => route.abort());
  const changed = `// Somebody else was here.\n${copy.read(about)}`;
  writeFileSync(path.join(copy.folder, about), changed);
  await words(page).press('Enter');
  await expect(page.locator('li[data-selected]').getByRole('alert')).toContainText('changed', soon);
  await expect(words(page)).toHaveValue('Typed at the desk');
  expect(copy.read(about)).toBe(changed);
  writeFileSync(path.join(copy.folder, about), changed.replace(/.*\n/, ''));
});

test('stores a name, an address, and a resume of the owner’s own', async ({ page, copy }) => {
  const file = 'src/content/owner.ts';
  await openDesk(page, 'words?page=every+page');
  const resume = page.getByRole('region', { name: 'Resume' });
  const choose = async (text: string) =>
    resume
      .getByLabel(/or choose it/)
      .setInputFiles({ name: 'Mine.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) });
  await choose('Dear all,');
  await expect(resume.getByRole('alert')).toContainText('Mine.pdf is no PDF', soon);
  await choose('%PDF-1.7 Mine');
  await expect(resume.getByRole('status')).toContainText(`public${owner.resume}`, soon);
  expect(copy.read(`public${owner.resume}`)).toBe('%PDF-1.7 Mine');
  await undo(page).click();
  await expect(resume.getByRole('status')).not.toContainText(`public${owner.resume}`, soon);
  expect(() => copy.read(`public${owner.resume}`)).toThrow('no such file');

  for (const [field, value] of [
    ['name', 'Ada Byron'],
    ['address', 'https://ada.example.org/portfolio/'],
  ] as const) {
    const item = page.locator(`li[data-key="${file} owner.${field}"]`);
    await item.getByRole('button').first().click();
    await words(page).fill(value);
    await words(page).press('Enter');
    await expect.poll(() => copy.read(file), soon).toContain(`'${value}'`);
    await undo(page).click();
    await expect.poll(() => copy.read(file), soon).not.toContain(`'${value}'`);
    // Only then does the desk know what the file says.
    await expect(words(page)).not.toHaveValue(value, soon);
  }
});

const dialog = (page: Page) => page.getByRole('dialog');

/** The desk shows the changes, and writes nothing before the last button. */
async function agree(page: Page, read: () => string, ...buttons: (string | RegExp)[]) {
  const before = read();
  await expect(dialog(page)).toContainText('Nothing is written yet', soon);
  for (const name of buttons) {
    expect(read()).toBe(before);
    await dialog(page).getByRole('button', { name }).click();
  }
  await expect(dialog(page)).toHaveCount(0, soon);
}

test('orders cases by keyboard and by pointer', async ({ page, copy }) => {
  const slugs = cases.map(({ slug }) => slug);
  const [first = '', second = '', third = '', ...others] = slugs;
  const read = () => copy.read(index);
  await openDesk(page, 'cases');
  await page.getByRole('button', { name: `Next place for ${cases[0]?.name}` }).focus();
  await page.keyboard.press('Enter');
  await agree(page, read, /^Move/);
  expect(orderIn(read())).toEqual([second, first, third, ...others]);

  const rows = page.getByRole('listitem').filter({ has: page.locator('svg circle') });
  const grip = (row: number) => rows.nth(row).locator('svg').first();
  await grip(0).hover();
  await page.mouse.down();
  const to = await grip(2).boundingBox();
  // In one move, as on a machine that is too busy to draw those between.
  await page.mouse.move(to?.x ?? NaN, (to?.y ?? NaN) + 20);
  await page.mouse.up();
  await agree(page, read, /^Move/);
  expect(orderIn(read())).toEqual([first, third, second, ...others]);

  for (const order of [[second, first, third, ...others], slugs]) {
    await undo(page).click();
    await expect.poll(() => orderIn(read()), soon).toEqual(order);
  }
});

test('makes, hides, and, after two questions, removes a case', async ({ page, copy }) => {
  const read = () => copy.read(index);
  await openDesk(page, 'cases');
  const form = page.getByRole('form', { name: 'New case' });
  await form.getByRole('textbox', { name: /^Name/ }).fill('A Second Shop');
  await expect(form.getByRole('textbox', { name: /^Address/ })).toHaveValue('a-second-shop');
  await form.getByRole('textbox', { name: /^Address/ }).fill('Second Shop');
  await expect(form.getByText('Small letters, digits and single hyphens')).toBeVisible();
  await form.getByRole('textbox', { name: /^Address/ }).fill('second-shop');
  await form.getByRole('button', { name: 'See what follows' }).click();
  await agree(page, read, 'Make A Second Shop');
  expect(orderIn(read()).at(-1)).toBe('second-shop');
  expect(copy.read('src/cases/second-shop/tile.ts')).toContain('A Second Shop');

  await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('');
  await expect(form.getByRole('link', { name: 'Write its page' })).toBeVisible();

  const made = page.getByRole('group', { name: 'A Second Shop' });
  const toggle = made.getByRole('button', { name: /^(Hide|Show)$/ });
  const was = await toggle.textContent();
  await toggle.click();
  await agree(page, read, /the Work page$/);
  await expect(toggle).toHaveText(was === 'Hide' ? 'Show' : 'Hide');

  await made.getByRole('button', { name: 'Remove' }).click();
  await agree(page, read, 'Remove A Second Shop …', /^Yes, remove/);
  expect(orderIn(read())).toEqual(cases.map(({ slug }) => slug));
  expect(() => copy.read('src/cases/second-shop/tile.ts')).toThrow('no such file');
});

test('shows each page in the theme and motion of its cell', async ({ page }) => {
  await openDesk(page, 'pages?page=/about');
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(8, soon);
  const dark = page.frameLocator('iframe[name="desk dark off"]').first().locator(':root');
  await expect(dark).toHaveAttribute('data-theme', 'dark', soon);
  await expect(dark).not.toHaveAttribute('data-moving');
  const light = page.frameLocator('iframe[name="desk light on"]').first().locator(':root');
  await expect(light).toHaveAttribute('data-theme', 'light', soon);
  await expect(light).toHaveAttribute('data-moving', '');

  await page.getByRole('radio', { name: 'Phone' }).check();
  await page.getByRole('radio', { name: 'Still' }).check();
  await expect(frames).toHaveCount(2);
  await page.reload();
  await expect(frames).toHaveCount(2, soon);
  await page.getByRole('button', { name: /Phone, dark, still/ }).click();
  await expect(dialog(page).locator('iframe')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('the desk has no accessibility faults', async ({ page }) => {
  for (const view of ['pages?page=/contact', 'cases', 'problems']) {
    await openDesk(page, view);
    expect(await axeFaults(page), view).toEqual([]);
  }
  const marks = await marksOf(page);
  for (const kind of ['draft', 'question', 'stand-in']) {
    const mark = marks.find((one) => one.kind === kind);
    if (!mark) continue;
    await openMark(page, mark);
    expect(await axeFaults(page), kind).toEqual([]);
  }
});

test('everything that the desk wrote passes the checks', async ({ copy }) => {
  test.setTimeout(240_000);
  const said = await new Promise((done) =>
    execFile('npm', ['run', '--silent', 'check'], { cwd: copy.folder }, (error, stdout, stderr) =>
      done(error ? stdout + stderr : ''),
    ),
  );
  expect(said).toBe('');
});
