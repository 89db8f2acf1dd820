import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { findWebKit } from '../../scripts/setup.mjs';
import { expectStopped, isHydrated } from '../support/visit';

const keyCodes = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' } as const;

type Point = Record<'x' | 'y', number>;

export type WebKit = Awaited<ReturnType<typeof startWebKit>>;

export const test = base.extend<{ webkit: WebKit }>({
  webkit: async ({ baseURL, reducedMotion }, provide) => {
    const webkit = await startWebKit(findWebKit() ?? '', baseURL ?? '', reducedMotion === 'reduce');
    await webkit.resize(1440, 900);
    await provide(webkit);
    await webkit.close();
  },
});

export { expect };

async function startWebKit(driver: string, site: string, reducedMotion: boolean) {
  const config = desktopSettings(reducedMotion);
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24']);
  const [line] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const display = Number(line);
  // No two virtual screens have the same number, so the port is unique, too.
  const address = `http://127.0.0.1:${24_000 + display}`;
  const service = start(driver, [`--port=${24_000 + display}`], {
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: config,
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  await expect(async () => expect((await fetch(`${address}/status`)).ok).toBe(true)).toPass();
  const { sessionId } = await command<{ sessionId: string }>('POST', `${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } },
  });
  const send = <Value>(method: string, to: string, body?: object): Promise<Value> =>
    command<Value>(method, `${address}/session/${sessionId}${to}`, body);

  const goto = (to: string) => send('POST', '/url', { url: site + to });
  const perform = (source: object) => send('POST', '/actions', { actions: [source] });
  const run = <Found>(script: string, args: unknown[]) =>
    send<Awaited<Found>>('POST', '/execute/sync', { script, args });

  /** Sends the source text of `find` to the page, so `find` cannot use variables of this file. */
  const evaluate = <Args extends unknown[], Found>(find: (...args: Args) => Found, ...args: Args) =>
    run<Found>(`return (${find})(...arguments)`, args);

  const evaluateAll = <Found>(selector: string, find: (elements: HTMLElement[]) => Found) =>
    run<Found>(`return (${find})([...document.querySelectorAll(arguments[0])])`, [selector]);

  const evaluateOn = <Args extends unknown[], Found>(
    selector: string,
    find: (element: HTMLElement, ...args: Args) => Found,
    ...args: Args
  ) =>
    run<Found>(
      `const [at, ...rest] = arguments; return (${find})(document.querySelector(at), ...rest)`,
      [selector, ...args],
    );

  const boxOf = (selector: string) =>
    evaluateOn(selector, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });

  const scrollTo = (selector: string) =>
    evaluateOn(selector, (element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );

  return {
    goto,
    evaluate,
    evaluateOn,
    evaluateAll,
    boxOf,
    scrollTo,
    goBack: () => send('POST', '/back', {}),
    reload: () => send('POST', '/refresh', {}),
    focus: (selector: string) => evaluateOn(selector, (element) => element.focus()),
    getScrollY: () => evaluate(() => scrollY),

    async open(to: string, part = 'h1') {
      await goto(to);
      const isOwned = (element: Element | null) =>
        Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'));
      const isReady = async () => (await evaluate(isHydrated)) && evaluateOn(part, isOwned);
      await expect.poll(isReady, `${to} is hydrated`).toBe(true);
      // React runs effects, which add event listeners, one task later.
      await evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(null)))),
      );
    },

    /** WebDriver's own command resizes the window, which includes a toolbar. */
    async resize(width: number, height: number) {
      await send('POST', '/window/rect', { width, height });
      const frame = height - (await evaluate(() => innerHeight));
      await send('POST', '/window/rect', { width, height: height + frame });
    },

    /** Waits until the element stops moving, because WebKit's click would miss a moving one. */
    async click(selector: string) {
      const query = { using: 'css selector', value: selector };
      const found = await send<object>('POST', '/element', query);
      await scrollTo(selector);
      await expectStopped(selector, () => boxOf(selector));
      // Retries the click, because WebKit rejects it while another element covers this one.
      const [id] = Object.values(found);
      await expect(() => send('POST', `/element/${id}/click`, {})).toPass();
    },

    press: (key: keyof typeof keyCodes) =>
      perform({
        type: 'key',
        id: 'keyboard',
        actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: keyCodes[key] })),
      }),

    drag(from: Point, to: Point) {
      const move = ({ x, y }: Point, duration: number) => {
        return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration };
      };
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const actions = [move(from, 0), down, move(to, 300), up];
      return perform({ type: 'pointer', id: 'mouse', actions });
    },

    async close() {
      await send('DELETE', '').catch(() => {});
      for (const { pid } of [service, screen]) if (pid) process.kill(-pid);
      rmSync(config, { recursive: true });
    },
  };
}

async function command<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/**
 * WebKitGTK takes the motion preference from GTK's settings. The browser's window cannot be less
 * wide than its toolbar, so `gtk.css` shrinks the toolbar.
 */
function desktopSettings(reducedMotion: boolean): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const toolkit = path.join(folder, 'gtk-3.0');
  mkdirSync(toolkit);
  const save = (file: string, text: string) => writeFileSync(path.join(toolkit, file), text);
  save('settings.ini', `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
  save(
    'gtk.css',
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; font-size: 1px; -gtk-icon-transform: scale(0) }',
  );
  return folder;
}

/** The program gets its own process group, so that its children can be killed with it. */
const start = (program: string, args: string[], env: Record<string, string> = {}) =>
  spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
