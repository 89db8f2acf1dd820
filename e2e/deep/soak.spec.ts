import { setTimeout as pass } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { gaps } from '../support/rapid-navigation';
import { expectSettled } from '../support/settled';
import { routes } from '../support/site';
import { expect, test } from '../support/test';
import { open, waitForHydration } from '../support/visit';

type Step = readonly [says: string, act: () => Promise<unknown>];

/**
 * One selector per kind of target. `chooseTarget` first chooses a kind, because most targets are
 * links to pages: a choice among all targets would rarely click anything else.
 */
const targets = [
  'a[href^="/"]:not([target], [href*="#"], [href*="."])',
  'button',
  'input',
  'a[data-enlarge], a[href$=".mp4"]',
  'iframe',
  'a[href*="#"]',
];

const keys =
  'Tab Shift+Tab Enter Space Escape j k ? ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageDown'.split(
    ' ',
  );
const sizes = '390x844 1440x900 320x568 844x390 761x1024 280x653 1920x1080'.split(' ');
const settings = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { reducedMotion: 'no-preference' },
  { reducedMotion: 'reduce' },
] as const;

/** Each step depends only on the seed and the settled page, so the same seed repeats the steps. */
class Monkey {
  readonly steps: string[] = [];
  private readonly page: Page;
  private readonly random: () => number;
  private readonly press: (x: number, y: number) => Promise<void>;
  private readonly pending = new Set<Request>();

  constructor(page: Page, seed: number, hasTouch: boolean) {
    this.page = page;
    this.random = randomFrom(seed);
    this.press = (x, y) => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    const end = (request: Request) => this.pending.delete(request);
    page.on('request', (request) => {
      if (request.resourceType() !== 'media') this.pending.add(request);
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    // The browser does not report the end of requests that the previous document has made.
    page.on('domcontentloaded', () => this.pending.clear());
  }

  async start() {
    await this.page.addInitScript(stayOnSite);
    for (const route of [among(routes, this.random()), among(routes, this.random())]) {
      await this.take([[`open ${route}`, () => open(this.page, route)]]);
    }
  }

  async play() {
    const count = 4 + Math.floor(this.random() * 5);
    const hurries = this.random() < 0.4;
    const steps: Step[] = [];
    for (let index = 0; index < count; index += 1) {
      steps.push(await this.choose());
      if (!hurries) await this.take(steps);
    }
    await this.take(steps, true);
  }

  async check() {
    const isOverlaid = () => this.page.evaluate(() => document.querySelector(':modal') !== null);
    for (let layer = 0; layer < 2 && (await isOverlaid()); layer += 1) {
      await this.take([['press Escape', () => this.page.keyboard.press('Escape')]]);
    }
    // `expectSettled` turns the mouse wheel. With the mouse here, that scrolls the whole page.
    await this.page.mouse.move(1, 200);
    await expectSettled(this.page);
  }

  private async take(steps: Step[], hurries = false) {
    for (const [says, act] of steps.splice(0)) {
      const gap = hurries ? among(gaps, this.random()) : 0;
      this.steps.push(`${says}, then wait ${gap} ms`);
      await act();
      await pass(gap);
    }
    await this.rest();
  }

  private async rest() {
    await waitForHydration(this.page);
    const unrest = async () => {
      const moving = await this.page.evaluate(findMotion).catch(() => 'a page is loading');
      return moving ?? [...this.pending].map((request) => request.url())[0] ?? 'nothing';
    };
    await expect.poll(unrest, { intervals: [20] }).toBe('nothing');
  }

  /** Draws equally many random values for every step, so later ones depend only on the seed. */
  private async choose(): Promise<Step> {
    const { page, random } = this;
    const { width = 280, height = 360 } = page.viewportSize() ?? {};
    const point = () => [Math.floor(random() * width), Math.floor(random() * height)] as const;
    const [from, to, by] = [point(), point(), Math.round((random() - 0.3) * 2400)];
    const key = among(keys, random());
    const size = among(sizes, random());
    const setting = among(settings, random());
    const click = await this.chooseTarget();
    const [wide = 0, high = 0] = size.split('x').map(Number);
    const wheel = async () => {
      await page.mouse.move(...from);
      await page.mouse.wheel(0, by);
    };
    const drag = async () => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 5 });
      await page.mouse.up();
    };
    const steps: [weight: number, step: Step][] = [
      [12, click],
      [7, [`press ${key}`, () => page.keyboard.press(key)]],
      [3, [`wheel by ${by} at ${from.join()}`, wheel]],
      [2, [`click at ${from.join()}`, () => this.press(...from)]],
      [2, [`drag from ${from.join()} to ${to.join()}`, drag]],
      [2, ['go back', () => page.evaluate(goBack).catch(ignoreLoad)]],
      [1, ['go forward', () => page.evaluate(() => history.forward()).catch(ignoreLoad)]],
      [1, [`resize to ${size}`, () => page.setViewportSize({ width: wide, height: high })]],
      [1, [`set ${JSON.stringify(setting)}`, () => page.emulateMedia(setting)]],
      [1, ['reload', () => page.reload({ waitUntil: 'commit' })]],
    ];
    const tickets = steps.flatMap(([weight, step]) => Array<Step>(weight).fill(step));
    return among(tickets, random());
  }

  private async chooseTarget(): Promise<Step> {
    const { page, random } = this;
    const first = Math.floor(random() * targets.length);
    const selectors = [...targets.slice(first), ...targets.slice(0, first)];
    const target = await page.evaluateHandle(findTarget, { selectors, pick: random() });
    const { says, x, y } = await target.evaluate((found) => found.step);
    const act = async () => {
      const point = await target.evaluate(pointOn).catch(ignoreLoad);
      await this.press(...(point ?? [x, y]));
    };
    return [says, act];
  }
}

/** Ignores the error of a script that stops because the browser loads a new document. */
const ignoreLoad = () => undefined;

/** The mulberry32 generator. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state += 0x6d2b79f5;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const among = <T>(list: readonly T[], random: number) =>
  list[Math.floor(random * list.length)] as T;

/** At React Router's first entry, whose `idx` is 0, Back would leave the site. */
const goBack = () => history.state?.idx > 0 && history.back();

function stayOnSite() {
  const stop = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && (link.origin !== location.origin || link.target)) event.preventDefault();
  };
  addEventListener('click', stop, { capture: true });
}

function findTarget({ selectors, pick }: { selectors: string[]; pick: number }) {
  const layer = [...document.querySelectorAll(':modal')].at(-1) ?? document;
  const isReachable = (element: Element) => {
    const { bottom, width } = element.getBoundingClientRect();
    // Until the skip link has focus, it is above the page, where nobody can click it.
    const isBelow = bottom + scrollY > 0;
    return isBelow && width > 0 && !element.closest('[inert]') && element.checkVisibility();
  };
  const all = selectors
    .map((selector) => [...layer.querySelectorAll(selector)].filter(isReachable))
    .find(({ length }) => length > 0);
  const element = all?.[Math.floor(pick * all.length)];
  if (!all || !element) return { step: { says: 'click nothing', x: 0, y: 0 } };
  const text = element.ariaLabel ?? element.closest('a, button, label')?.textContent;
  const { x, y, width, height } = element.getBoundingClientRect();
  const says = `click ${element.localName} ${all.indexOf(element) + 1} of ${all.length}: “${text}”`;
  return { element, step: { says, x: x + width / 2, y: y + height / 2 } };
}

function pointOn({ element }: { element?: Element }) {
  element?.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 ? ([x + width / 2, y + height / 2] as const) : undefined;
}

async function findMotion(): Promise<string | undefined> {
  const before = scrollY;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  if (scrollY !== before) return 'the page is scrolling';
  if (document.querySelector('main > [inert]')) return 'a page is leaving';
  const runs = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' &&
    timeline === document.timeline &&
    effect?.getComputedTiming().endTime !== Infinity;
  const moving = document.getAnimations().find(runs)?.effect as KeyframeEffect | undefined;
  return moving && `${moving.target?.outerHTML.slice(0, 80)} is moving`;
}

const bursts = 12;

test('after random input, the page matches the URL, and the browser reports no errors', async ({
  page,
  hasTouch,
  browserErrors,
}, { repeatEachIndex }) => {
  const seed = Number(process.env.SOAK_SEED ?? 1) + repeatEachIndex;
  const monkey = new Monkey(page, seed, hasTouch);
  try {
    await monkey.start();
    for (let burst = 0; burst < bursts; burst += 1) {
      await monkey.play();
      await monkey.check();
      expect(browserErrors).toEqual([]);
    }
  } catch (error) {
    const again = `SOAK_SEED=${seed} npm run soak -- --repeat-each 1`;
    throw new Error(`${again}\n${monkey.steps.join('\n')}`, { cause: error });
  }
});
