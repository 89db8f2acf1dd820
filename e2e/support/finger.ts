import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Puts one finger down, as the browser itself gets it; only Chromium lends one. Times are in seconds, for those who throw. */
export async function putFinger(page: Page, at: Point, timestamp?: number) {
  const devtools = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: Point[],
    time?: number,
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time });
  await send('touchStart', [at], timestamp);
  return {
    move: (to: Point, time?: number) => send('touchMove', [to], time),
    lift: async (time?: number) => {
      await send('touchEnd', [], time);
      await devtools.detach();
    },
  };
}

/** One finger from there by a distance, in ten steps. */
export async function swipe(page: Page, from: Point, by: Point, msPerStep = 8) {
  const begin = Date.now() / 1000;
  const at = (step: number) => begin + (step * msPerStep) / 1000;
  const finger = await putFinger(page, from, begin);
  for (let step = 1; step <= 10; step += 1) {
    await finger.move({ x: from.x + (by.x * step) / 10, y: from.y + (by.y * step) / 10 }, at(step));
  }
  await finger.lift(at(10));
}

export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
