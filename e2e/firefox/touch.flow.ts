import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { findFirefox } from '../../scripts/setup.mjs';
import { inspect as words } from '../../src/content/inspect';
import { inspect } from '../../src/content/shell';
import { expectStopped, isHydrated } from '../support/visit';

const settings = [
  'user_pref("marionette.port", 0);',
  'user_pref("dom.w3c_touch_events.enabled", 1);',
  'user_pref("ui.primaryPointerCapabilities", 1);',
  'user_pref("ui.allPointerCapabilities", 1);',
];

type Firefox = Awaited<ReturnType<typeof startFirefox>>;

/** Drives Firefox through Marionette, because Playwright cannot send touch input to Firefox. */
async function startFirefox(program: string, site: string) {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  writeFileSync(path.join(profile, 'user.js'), settings.join('\n'));
  const size = ['--width', '500', '--height', '1000'];
  const service = spawn(
    program,
    ['--marionette', '--headless', '--no-remote', '--profile', profile, ...size],
    { stdio: 'ignore' },
  );
  const portFile = path.join(profile, 'MarionetteActivePort');
  const readPort = () => Number(readFileSync(portFile, 'utf8'));
  await expect(() => expect(readPort()).toBeGreaterThan(0)).toPass();
  const socket = connect(readPort(), '127.0.0.1');
  const messages = readMessages(socket);
  await messages.next();

  async function send<Value>(name: string, parameters: object = {}): Promise<Value> {
    const message = JSON.stringify([0, 1, name, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = (await messages.next()).value;
    if (error) throw new Error(`${name}: ${error.message}`);
    return result;
  }
  await send('WebDriver:NewSession');

  /** Sends the source text of `find` to the page, so `find` cannot use variables of this file. */
  const evaluate = async <Args extends unknown[], Found>(
    find: (...args: Args) => Found,
    ...args: Args
  ) => {
    const script = `return (${find})(...arguments)`;
    return (await send<{ value: Found }>('WebDriver:ExecuteScript', { script, args })).value;
  };

  return {
    evaluate,
    open: (to: string) => send('WebDriver:Navigate', { url: site + to }),
    async touch(selector: string, duration = 0) {
      const findCenter = () =>
        evaluate((it) => {
          const box = document.querySelector(it)?.getBoundingClientRect();
          return (
            box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
          );
        }, selector);
      await expect.poll(findCenter, selector).toBeTruthy();
      await expectStopped(selector, findCenter);
      const at = await findCenter();
      const actions = [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration },
        { type: 'pointerUp', button: 0 },
      ];
      const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' } };
      await send('WebDriver:PerformActions', { actions: [{ ...finger, actions }] });
    },
    async close() {
      socket.destroy();
      service.kill();
      await once(service, 'exit');
      rmSync(profile, { recursive: true });
    },
  };
}

/** Marionette sends each message as its length in bytes, a colon, and JSON. */
async function* readMessages(socket: NodeJS.ReadableStream) {
  let received = Buffer.alloc(0);
  for await (const data of socket) {
    received = Buffer.concat([received, data as Buffer]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + parseInt(received.toString('latin1', 0, start), 10);
      if (start === 0 || received.length < end) break;
      yield JSON.parse(received.toString('utf8', start, end));
      received = received.subarray(end);
    }
  }
}

const test = base.extend<{ firefox: Firefox }>({
  firefox: async ({ baseURL }, provide) => {
    const firefox = await startFirefox(findFirefox() ?? '', baseURL ?? '');
    await provide(firefox);
    await firefox.close();
  },
});

test('by touch, Inspect opens from the menu and shows a touched element, and a long touch marks another element', async ({
  firefox,
}) => {
  const panel = `aside[aria-label="${inspect.name}"]`;
  const text = () => firefox.evaluate((it) => document.querySelector(it)?.textContent ?? '', panel);
  const address = () => firefox.evaluate(() => location.pathname + location.search);
  const measured = '[data-mark="other"]:not([hidden])';

  await firefox.open('/about');
  await expect.poll(() => firefox.evaluate(isHydrated)).toBe(true);
  await firefox.touch('button[aria-label="Menu"]');
  await firefox.touch('dialog[open] button[aria-pressed]');
  await expect.poll(text).toContain(words.touchHint);
  await firefox.touch('h1');
  await expect.poll(text).toContain('heading, level 1');
  await firefox.touch('header a', 900);
  await expect
    .poll(() => firefox.evaluate((it) => !!document.querySelector(it), measured))
    .toBe(true);
  expect(await address()).toBe('/about?inspect');
  await firefox.touch(`${panel} button[aria-label="${words.leave}"]`);
  await expect.poll(address).toBe('/about');
});
