import type { Locator } from '@playwright/test';

/** Presses Tab until the target has focus. */
export async function tabTo(target: Locator) {
  for (let presses = 0; presses < 80; presses += 1) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${String(target)}`);
}
