// Touching a page as a visitor does, and saying so where that was not possible.

export const menuButton = 'header button[aria-label="Menu"], header button[aria-controls]';

/** What is not on the page is left out of the table, and said below it. */
export function unmeasured(page, error) {
  if (page.isClosed()) throw error;
  return { figures: {}, trouble: error.message.split('\n')[0] };
}

/** Touches the first such element that can be seen, wherever on the page it is. */
export async function tap(page, selector) {
  const { x, y } = await placeOf(page, selector);
  await page.touchscreen.tap(x, y);
}

export async function placeOf(page, selector) {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.waitFor({ timeout: 3000 });
  await target.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} cannot be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What could not be measured, below the table. */
export const withTrouble = (text, rows) => {
  const notes = rows.flatMap(({ name, trouble }) => (trouble ? [`- ${name}: ${trouble}`] : []));
  return notes.length > 0 ? `${text}\n\nNot measured every time:\n\n${notes.join('\n')}` : text;
};
