import { setTimeout as pass } from 'node:timers/promises';
import { expect, type Page, type Request } from '@playwright/test';
import { among, dice, favorite, type Dice } from './dice';
import { expectAtRest } from './rest';
import { routes } from './site';
import { gaps } from './storm';
import { hydrated, open } from './visit';

/** One thing the monkey does, in words and as it is done. */
interface Deed {
  says: string;
  act: () => Promise<unknown>;
}

interface Point {
  x: number;
  y: number;
}

/** What can be clicked on the page, and where it is. */
interface Target extends Point {
  kind: string;
  name: string;
}

/** What it does, each with how often against the others. */
const habits = {
  click: 12,
  key: 7,
  wheel: 3,
  tap: 2,
  drag: 2,
  back: 2,
  forward: 1,
  resize: 1,
  system: 1,
  reload: 0.3,
};
const habitNames = Object.keys(habits) as (keyof typeof habits)[];

/** What it clicks. By number alone, nearly all would be links to pages. */
const tastes: Readonly<Record<string, number>> = {
  page: 4,
  button: 4,
  control: 2,
  picture: 2,
  prototype: 2,
  chapter: 1,
  film: 1,
};

const keys =
  'Tab Shift+Tab Enter Space Escape j k ? ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageDown';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 761, height: 1024 },
  { width: 280, height: 653 },
  { width: 1920, height: 1080 },
];

/**
 * Plays with the site as nobody would. What it does depends on its seed and on what is on the page at
 * rest, so the same seed does the same again.
 */
export class Monkey {
  readonly steps: string[] = [];
  private readonly underWay = new Set<Request>();
  private readonly page: Page;
  private readonly dice: Dice;
  private readonly press: (at: Point) => Promise<void>;

  constructor(page: Page, seed: number, hasTouch: boolean) {
    this.page = page;
    this.dice = dice(seed);
    this.press = hasTouch
      ? ({ x, y }) => page.touchscreen.tap(x, y)
      : ({ x, y }) => page.mouse.click(x, y);
    const ended = (request: Request) => this.underWay.delete(request);
    page.on('request', (request) => {
      if (request.resourceType() !== 'media') this.underWay.add(request);
    });
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    // Nobody tells how the requests of a page end that is left for another document.
    page.on('domcontentloaded', () => this.underWay.clear());
  }

  /** On two pages, so that one step back too many still leads to a page of the site. */
  async start() {
    await this.page.addInitScript(stayOnSite);
    for (const place of ['before', 'here']) {
      const route = among(routes, this.dice(place));
      this.steps.push(`open ${route}`);
      await open(this.page, route);
    }
    await this.rest();
  }

  /** Some steps, each chosen on a page at rest; or all chosen at once and taken in haste. */
  async play(burst: number) {
    const roll: Dice = (...words) => this.dice(burst, ...words);
    const count = 4 + Math.floor(roll('count') * 5);
    if (roll('haste') < 0.4) await this.playInHaste(count, roll);
    else await this.playAtLeisure(count, roll);
  }

  private async playAtLeisure(count: number, roll: Dice) {
    for (let step = 0; step < count; step += 1) {
      const { says, act } = await this.choose((...words) => roll(step, ...words));
      this.steps.push(says);
      await act();
      await this.rest();
    }
  }

  private async playInHaste(count: number, roll: Dice) {
    const deeds: Deed[] = [];
    for (let step = 0; step < count; step += 1) {
      deeds.push(await this.choose((...words) => roll(step, ...words)));
    }
    for (const [step, { says, act }] of deeds.entries()) {
      const gap = among(gaps, roll(step, 'gap'));
      this.steps.push(`${says}, and ${gap} ms`);
      await act();
      await pass(gap);
    }
    await this.rest();
  }

  /** Closes what is open in the way that every visitor has, and looks whether all is well. */
  async check() {
    const isOverlaid = () => this.page.evaluate(() => document.querySelector(':modal') !== null);
    for (let layer = 0; layer < 2 && (await isOverlaid()); layer += 1) {
      this.steps.push('press Escape, to close what is open');
      await this.page.keyboard.press('Escape');
      await this.rest();
    }
    // At the edge, nothing takes the wheel for itself.
    await this.page.mouse.move(1, 200);
    await expectAtRest(this.page);
  }

  /** Until all that was asked for is there, and all that moves has come to its end. */
  private async rest() {
    await hydrated(this.page);
    const unrest = async () => {
      const moving = await this.page.evaluate(whatMoves).catch(() => 'a page is being loaded');
      return moving ?? [...this.underWay].map((request) => request.url())[0] ?? 'nothing';
    };
    await expect.poll(unrest, { intervals: [20], timeout: 15_000 }).toBe('nothing');
  }

  private async choose(roll: Dice): Promise<Deed> {
    const { page } = this;
    const at = this.pointOnScreen(roll);
    switch (favorite(habitNames, String, (habit) => habits[habit], roll)) {
      case 'click':
        return this.chooseTarget(roll);
      case 'key': {
        const key = among(keys.split(' '), roll('key'));
        return { says: `press ${key}`, act: () => page.keyboard.press(key) };
      }
      case 'wheel': {
        const by = Math.round((roll('by') - 0.3) * 2400);
        const act = async () => {
          await page.mouse.move(at.x, at.y);
          await page.mouse.wheel(0, by);
        };
        return { says: `wheel by ${by} at ${told(at)}`, act };
      }
      case 'tap':
        return { says: `click at ${told(at)}`, act: () => this.press(at) };
      case 'drag': {
        const to = this.pointOnScreen((...words) => roll('to', ...words));
        return { says: `drag from ${told(at)} to ${told(to)}`, act: () => this.drag(at, to) };
      }
      case 'back':
        return { says: 'go back', act: () => page.evaluate(goBack).catch(loaded) };
      case 'forward':
        return { says: 'go forward', act: () => page.evaluate(goForward).catch(loaded) };
      case 'resize': {
        const size = among(sizes, roll('size'));
        const act = () => page.setViewportSize(size);
        return { says: `resize to ${size.width} × ${size.height}`, act };
      }
      case 'system': {
        const colorScheme = among(['light', 'dark'] as const, roll('scheme'));
        const reducedMotion = among(['no-preference', 'reduce'] as const, roll('motion'));
        const act = () => page.emulateMedia({ colorScheme, reducedMotion });
        return { says: `let the system ask for ${colorScheme}, motion: ${reducedMotion}`, act };
      }
      case 'reload':
        return { says: 'reload', act: () => page.reload({ waitUntil: 'commit' }) };
    }
  }

  private async chooseTarget(roll: Dice): Promise<Deed> {
    // The elements with their names, because the page may change between two questions.
    const found = await this.page.evaluateHandle(findTargets, clickable);
    const targets = await found.evaluate((all) =>
      all.map(({ kind, name, x, y }) => ({ kind, name, x, y })),
    );
    const kinds = [...new Set(targets.map((target) => target.kind))];
    const kind = favorite(kinds, String, (each) => tastes[each] ?? 1, roll);
    const alike = targets.filter((target) => target.kind === kind);
    const target = favorite(
      alike,
      ({ name }) => name,
      () => 1,
      roll,
    );
    const place = targets.indexOf(target);
    const element = await found.evaluateHandle((all, index) => all[index]?.element, place);
    const within = { x: roll('x'), y: roll('y') };
    const act = async () => {
      // If it is gone, to where it was: the hand is already on its way.
      const now = await element.evaluate(pointOn, within).catch(loaded);
      await this.press(now ?? target);
    };
    return { says: `click the ${kind} “${target.name}”`, act };
  }

  private pointOnScreen(roll: Dice): Point {
    const { width, height } = this.page.viewportSize() ?? { width: 280, height: 360 };
    return { x: Math.floor(roll('x') * width), y: Math.floor(roll('y') * height) };
  }

  private async drag(from: Point, to: Point) {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 5 });
    await mouse.up();
  }
}

const told = ({ x, y }: Point) => `${x}, ${y}`;

/** What was to be done on a page ends with it, when another document is loaded. */
const loaded = () => undefined;

const goBack = () => {
  if (history.state?.idx > 0) history.back();
};
const goForward = () => history.forward();

const clickable = 'a[href], button, input, iframe';

/** Links that lead to another site or another tab lead nowhere. */
function stayOnSite() {
  const hold = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && (link.origin !== location.origin || link.target)) event.preventDefault();
  };
  addEventListener('click', hold, { capture: true });
}

/** Whatever is there for the pointer now, in front of everything else. */
function findTargets(selector: string): (Target & { element: Element })[] {
  const layer = [...document.querySelectorAll(':modal')].at(-1) ?? document;
  const named = new Map<string, number>();
  const kindOf = (element: Element): string | undefined => {
    if (element.matches('iframe')) return 'prototype';
    if (element.matches('input')) return 'control';
    if (!(element instanceof HTMLAnchorElement)) return 'button';
    if (element.target || element.origin !== location.origin) return undefined;
    if (element.dataset.enlarge !== undefined) return 'picture';
    if (element.pathname.endsWith('.mp4')) return 'film';
    if (element.pathname.includes('.')) return undefined;
    return element.hash ? 'chapter' : 'page';
  };
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const kind = kindOf(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const reachable = layer.contains(element) && !element.closest('[inert]');
    // The skip link stands above the page until it has the focus.
    const isBelow = y + height + scrollY > 0;
    if (!kind || !reachable || !isBelow || width === 0 || !element.checkVisibility()) return [];
    const words = element.getAttribute('aria-label') ?? element.getAttribute('title');
    const text = (words ?? element.closest('a, button, label')?.textContent ?? '').trim();
    const count = (named.get(kind + text) ?? 0) + 1;
    named.set(kind + text, count);
    const name = count > 1 ? `${text}, number ${count}` : text;
    return [{ kind, name, element, x: x + width / 2, y: y + height / 2 }];
  });
}

/** A point on an element, which comes into view for it; anywhere in a frame, in the middle of others. */
function pointOn(element: Element | undefined, within: Point): Point | undefined {
  if (!element) return undefined;
  const box = () => element.getBoundingClientRect();
  if (box().top < 0 || box().bottom > innerHeight) {
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'nearest' });
  }
  const { x, y, width, height } = box();
  if (width === 0) return undefined;
  const part = element.matches('iframe') ? within : { x: 0.5, y: 0.5 };
  return { x: x + width * part.x, y: y + height * part.y };
}

/** What on the page has not yet come to rest, if anything. */
async function whatMoves(): Promise<string | undefined> {
  const place = scrollY;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  if (scrollY !== place) return 'the page is scrolling';
  if (document.querySelector('main > [inert]')) return 'a page is leaving';
  const runs = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' &&
    timeline === document.timeline &&
    effect?.getComputedTiming().endTime !== Infinity;
  const moving = document.getAnimations().find(runs)?.effect;
  if (!moving) return undefined;
  return `${(moving as KeyframeEffect).target?.outerHTML.slice(0, 80)} is moving`;
}
