// From a touch to the page's answer, on a slow phone.
import { phone, settled, withPage } from './browser.mjs';
import { against, medians, table } from './figures.mjs';
import { watchInteractions } from './in-page.mjs';
import { menuButton, placeOf, tap, unmeasured, withTrouble } from './touch.mjs';

/** Milliseconds that any touch may take. */
const limit = 200;

/** What is touched, where, and how; each is done several times. */
const controls = [
  {
    name: 'menu',
    at: '/',
    act: async (page) => {
      await tap(page, menuButton);
      await page.waitForTimeout(600);
      await tap(
        page,
        'dialog[open] button[aria-label="Close menu"], dialog[open] button, [role=dialog] button',
      );
    },
  },
  { name: 'theme switch', at: '/about', act: (page, turn) => choose(page, 'Theme', turn) },
  { name: 'motion switch', at: '/about', act: (page, turn) => choose(page, 'Motion', turn) },
  {
    name: 'divider',
    at: '/minimart',
    act: async (page, turn) => {
      const slider = 'main article input[type=range], main article [role=slider]';
      if (turn === 0) {
        const { x, y } = await placeOf(page, slider);
        await page.touchscreen.tap(x, y);
      }
      await page.locator(slider).first().focus({ timeout: 3000 });
      await page.keyboard.press(turn % 2 ? 'ArrowLeft' : 'ArrowRight');
    },
  },
];

const choose = (page, legend, turn) =>
  tap(
    page,
    `footer fieldset:has(legend:text-is("${legend}")) label:nth-of-type(${3 - (turn % 3)})`,
  );

/**
 * The longest answer to several touches of each control.
 * @param {{ browser: import('playwright-core').Browser, url: string, runs: number, cpu?: number, turns?: number, onStep: (step: string) => void }} options
 */
export async function measure({ browser, url, runs, cpu = 4, turns = 3, onStep }) {
  const rows = [];
  for (const { name, at, act } of controls) {
    const visits = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(
        await withPage(browser, { viewport: phone, cpu }, async (page) => {
          await page.addInitScript(watchInteractions);
          await page.goto(url + at);
          await settled(page);
          try {
            await page.evaluate(() => globalThis.interactions.begin());
            for (let turn = 0; turn < turns; turn += 1) {
              await act(page, turn);
              await page.waitForTimeout(500);
            }
            return {
              figures: { longest: await page.evaluate(() => globalThis.interactions.end()) },
            };
          } catch (error) {
            return unmeasured(page, error);
          }
        }),
      );
    }
    rows.push({
      name,
      ...medians(visits.map(({ figures }) => figures)),
      trouble: visits.find(({ trouble }) => trouble)?.trouble,
    });
    onStep(name);
  }
  return rows;
}

/** The figures as a table, missed limits marked. */
export const present = (rows) =>
  withTrouble(
    table(
      ['control', 'longest answer ms'],
      rows.map(({ name, longest }) => [name, against(longest, limit)]),
    ),
    rows,
  );
