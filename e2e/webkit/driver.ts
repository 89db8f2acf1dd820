import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { isHydrated } from '../support/visit';

/** WebKitGTK takes the first from the settings of its desktop. */
export interface Settings {
  /** The system asks for less motion. */
  still?: boolean;
  scripts?: boolean;
}

/** Keys by the names of the UI Events specification, as the WebDriver protocol writes them. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
} as const;

type Key = keyof typeof keys;

interface Point {
  x: number;
  y: number;
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK's browser on a virtual screen, driven by W3C WebDriver commands. */
export class WebKit {
  private readonly site: string;
  private readonly session: string;
  private readonly end: () => void;

  private constructor(site: string, session: string, end: () => void) {
    this.site = site;
    this.session = session;
    this.end = end;
  }

  static async start(driver: string, site: string, { still = false, scripts = true }: Settings) {
    const config = desktopSettings(still);
    const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24']);
    const display = `:${await firstLine(screen)}`;
    const port = await freePort();
    const service = start(driver, [`--port=${port}`], {
      DISPLAY: display,
      XDG_CONFIG_HOME: config,
      LIBGL_ALWAYS_SOFTWARE: '1',
    });
    const address = `http://127.0.0.1:${port}`;
    await expect(async () => expect((await fetch(`${address}/status`)).ok).toBe(true)).toPass();
    const browser = { args: ['--automation', `--enable-javascript=${scripts}`] };
    const { sessionId } = await command<{ sessionId: string }>(`${address}/session`, 'POST', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
    });
    return new WebKit(site, `${address}/session/${sessionId}`, () => {
      for (const { pid } of [service, screen]) if (pid) process.kill(-pid);
      rmSync(config, { recursive: true });
    });
  }

  async close() {
    try {
      await this.send('DELETE', '');
    } finally {
      this.end();
    }
  }

  goto = (to: string) => this.send('POST', '/url', { url: this.site + to });
  back = () => this.send('POST', '/back', {});
  reload = () => this.send('POST', '/refresh', {});

  /** Runs a function in the page. It is sent as text, so it can use nothing but its arguments. */
  evaluate = <Args extends unknown[], Found>(
    find: (...args: Args) => Found,
    ...args: Args
  ): Promise<Awaited<Found>> => this.run(`return (${find})(...arguments)`, args);

  /** Runs a function in the page on all elements that match. */
  ofAll = <Args extends unknown[], Found>(
    selector: string,
    find: (elements: Element[], ...args: Args) => Found,
    ...args: Args
  ): Promise<Awaited<Found>> =>
    this.runOn('[...document.querySelectorAll(at)]', selector, find, args);

  /** Runs a function in the page on the first element that matches. */
  of = <Args extends unknown[], Found>(
    selector: string,
    find: (element: HTMLElement, ...args: Args) => Found,
    ...args: Args
  ): Promise<Awaited<Found>> => this.runOn('document.querySelector(at)', selector, find, args);

  /** Opens a page of the site and waits until React has hydrated it, and a part that may come last. */
  async open(to: string, part = 'h1') {
    await this.goto(to);
    const isReady = async () => (await this.evaluate(isHydrated)) && this.of(part, isOwned);
    await expect.poll(isReady, `${to} is hydrated`).toBe(true);
    // React adds its listeners a task later.
    await this.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(null)))),
    );
  }

  /** Brings an element to the middle of the view. */
  scrollTo = (selector: string) =>
    this.of(selector, (element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );

  focus = (selector: string) => this.of(selector, (element) => element.focus());

  /** Gives the page, not the window around it, this size. */
  async resize(width: number, height: number) {
    await this.send('POST', '/window/rect', { width, height });
    const frame = height - (await this.evaluate(() => innerHeight));
    await this.send('POST', '/window/rect', { width, height: height + frame });
  }

  /** Clicks an element once it no longer moves: WebKit would click beside it. */
  async click(selector: string) {
    const element = await this.find(selector);
    await this.of(selector, (target) =>
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
    let before = '';
    const isAtRest = async () => {
      const last = before;
      before = JSON.stringify(await this.boxOf(selector));
      return before === last;
    };
    await expect.poll(isAtRest, `${selector} is at rest`).toBe(true);
    // While something covers it, WebKit refuses the click.
    await expect(() => this.send('POST', `/element/${element}/click`, {})).toPass({
      timeout: 5000,
    });
  }

  boxOf = (selector: string) =>
    this.of(selector, (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });

  press = (key: Key) =>
    this.perform({
      type: 'key',
      id: 'keyboard',
      actions: ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })),
    });

  /** Drags with the mouse from one point of the view to another. */
  async drag(from: Point, to: Point) {
    const move = ({ x, y }: Point, duration: number) => {
      return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration };
    };
    const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    await this.perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [move(from, 0), down, move(to, 300), up],
    });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.send<string>('GET', '/screenshot'), 'base64');
  }

  private run = <Found>(script: string, args: unknown[]): Promise<Found> =>
    this.send('POST', '/execute/sync', { script, args });

  private runOn = <Found>(target: string, at: string, find: unknown, args: unknown[]) =>
    this.run<Found>(`const [at, ...rest] = arguments; return (${find})(${target}, ...rest)`, [
      at,
      ...args,
    ]);

  private perform = (source: object) => this.send('POST', '/actions', { actions: [source] });

  private async find(selector: string): Promise<string> {
    const found = await this.send<Record<string, string>>('POST', '/element', {
      using: 'css selector',
      value: selector,
    });
    return found[elementKey] ?? '';
  }

  private send = <Value>(method: string, to: string, body?: object): Promise<Value> =>
    command<Value>(this.session + to, method, body);
}

/** In the page: true if React has hydrated this element. */
const isOwned = (element: Element | null) =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'));

async function command<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Returns a folder of settings: whether the system allows motion, and a toolbar that a window as narrow as a phone has room for. */
function desktopSettings(still: boolean): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const toolkit = path.join(folder, 'gtk-3.0');
  mkdirSync(toolkit);
  writeFileSync(
    path.join(toolkit, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${still ? 0 : 1}\n`,
  );
  writeFileSync(
    path.join(toolkit, 'gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; font-size: 1px; -gtk-icon-transform: scale(0) }',
  );
  return folder;
}

/** Starts a program in a process group of its own, so that its children end with it. */
const start = (program: string, args: string[], env: Record<string, string> = {}) =>
  spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });

async function firstLine({ stdio }: ChildProcess): Promise<string> {
  const [line] = (await once(stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return line.toString().trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
