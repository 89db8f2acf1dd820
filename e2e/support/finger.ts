import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

interface Finger {
  move: (to: Point) => Promise<unknown>;
  /** Lifts it at the end of a path, along which it may be thrown. */
  lift: (path?: readonly Point[], msPerPoint?: number) => Promise<unknown>;
}

/** Puts one finger down, as the browser itself gets it. */
export const putFinger = (page: Page, at: Point): Promise<Finger> =>
  page.context().browser()?.browserType().name() === 'firefox'
    ? putFingerInFirefox(page, at)
    : putFingerInChromium(page, at);

async function putFingerInChromium(page: Page, at: Point): Promise<Finger> {
  const devtools = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: Point[],
    timestamp?: number,
  ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  await send('touchStart', [at]);
  return {
    move: (to) => send('touchMove', [to]),
    lift: async (path = [], msPerPoint = 0) => {
      let seconds = path.length > 0 ? Date.now() / 1000 : undefined;
      for (const to of path) {
        seconds = (seconds ?? 0) + msPerPoint / 1000;
        await send('touchMove', [to], seconds);
      }
      await send('touchEnd', [], seconds);
      await devtools.detach();
    },
  };
}

/** Playwright has no finger for Firefox, but the session that it drives Firefox with has. */
interface Driven {
  _connection: { toImpl: (page: Page) => { delegate: { _session: Session } } };
}
interface Session {
  sessionId: string;
  send: (command: 'input.performActions', parameters: object) => Promise<unknown>;
}

/** The page alone feels it: Firefox does not scroll with it. It is too slow for a flick. */
async function putFingerInFirefox(page: Page, at: Point): Promise<Finger> {
  // oxlint-disable-next-line no-underscore-dangle -- Playwright's own names
  const session = (page as unknown as Driven)._connection.toImpl(page).delegate._session;
  const perform = (...actions: object[]) =>
    session.send('input.performActions', {
      context: session.sessionId,
      actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }],
    });
  const move = ({ x, y }: Point, duration = 0) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration,
  });
  await perform(move(at), { type: 'pointerDown', button: 0 });
  return {
    move: (to) => perform(move(to)),
    lift: (path = [], msPerPoint = 0) =>
      perform(...path.map((to) => move(to, msPerPoint)), { type: 'pointerUp', button: 0 }),
  };
}

/** One finger from there by a distance, in ten steps. */
export async function swipe(page: Page, from: Point, by: Point, msPerStep = 8) {
  const finger = await putFinger(page, from);
  const path = Array.from({ length: 10 }, (_, step) => ({
    x: from.x + (by.x * (step + 1)) / 10,
    y: from.y + (by.y * (step + 1)) / 10,
  }));
  await finger.lift(path, msPerStep);
}

export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
