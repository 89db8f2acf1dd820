import type { Locator, Page } from '@playwright/test';

type Point = Record<'x' | 'y', number>;

/** Only Chromium supports the DevTools protocol. */
export async function startTouch(page: Page, at: Point) {
  const devtools = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: Point[],
    timestamp?: number,
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  await send('touchStart', [at]);
  return {
    move: (to: Point, timestamp?: number) => send('touchMove', [to], timestamp),
    end: async (timestamp?: number) => {
      await send('touchEnd', [], timestamp);
      await devtools.detach();
    },
  };
}

/** Sends timestamps 8 ms apart, so that the swipe's speed does not depend on the machine. */
export async function swipe(page: Page, from: Point, by: Point) {
  const touch = await startTouch(page, from);
  const start = Date.now() / 1000;
  for (let step = 1; step <= 10; step += 1) {
    const to = { x: from.x + (by.x * step) / 10, y: from.y + (by.y * step) / 10 };
    await touch.move(to, start + step * 0.008);
  }
  await touch.end(start + 0.08);
}

export async function centerOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
