import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storyTiles } from '../cases/tiles';
import { owner } from '../content/owner';
import { tour } from '../content/tour';
import { chooseMotion } from '../motion/preference';
import { Tour } from './Tour';
import { opened as entry } from './tour-entry';
import { opensTour } from './tour-link';

// No study loads in these tests, so a card shows only the lead and the cover of its case's tile.
vi.mock('./studies', () => ({
  fetchStudy: () => Promise.resolve(undefined),
  useStudy: () => undefined,
}));

/** A fake of the card timer's Animation, which jsdom lacks. */
class Timer {
  playState: AnimationPlayState = 'running';
  currentTime = 0;
  onfinish: () => void = () => {};
  readonly duration: number;
  constructor(duration: number) {
    this.duration = duration;
  }
  play() {
    this.playState = 'running';
  }
  pause() {
    this.playState = 'paused';
  }
}
let timers: Timer[] = [];
const timer = () => timers.at(-1);

beforeEach(() => {
  timers = [];
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Element.prototype.animate = (_, duration) => {
    timers.push(new Timer(duration as number));
    return timer() as unknown as Animation;
  };
});
afterEach(() => {
  act(() => chooseMotion('auto'));
  Reflect.deleteProperty(document, 'hidden');
});

const WithHash = () => <Tour hash={useLocation().hash} />;

function opened(by: 'pointer' | 'key' | 'link', hash = '#tour') {
  if (by === 'pointer') opensTour.onPointerDown();
  if (by === 'key') opensTour.onKeyDown();
  if (by === 'link') delete entry.byPointer;
  const router = createMemoryRouter([{ path: '*', element: <WithHash /> }], {
    initialEntries: ['/work', { pathname: '/work', hash, state: opensTour.state }],
  });
  history.replaceState(null, '', `/work${hash}`);
  render(<RouterProvider router={router} />);
  return { player: screen.getByLabelText(tour.title), router };
}

function expectCard(story: number, card: number) {
  const { tile } = storyTiles[story] ?? {};
  const { says, title } = tour.cards[card] ?? {};
  expect(screen.getByText(`${story + 1} of ${storyTiles.length}`)).toBeVisible();
  expect(document.querySelector<HTMLElement>('[data-card]')?.dataset['card']).toBe(says);
  expect(document.querySelector('[aria-live]')).toHaveTextContent(`${title}: ${tile?.lead}`);
  expect(document.querySelector('[aria-current="step"]')).toHaveAttribute('aria-label', tile?.name);
  expect(window.location.hash).toBe(`#tour-${storyTiles[story]?.slug}-${says}`);
}
const last = tour.cards.length - 1;
const button = (name: string) => screen.getByLabelText(name);
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const playButton = () => screen.queryByLabelText(/^(Pause|Play)$/);
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  fireEvent(document, new Event('visibilitychange'));
};

test('the keyboard steps through the tour’s cards, and each step updates the URL', () => {
  const { player } = opened('key');
  expect(player).toHaveFocus();
  press('ArrowRight', 'ArrowRight', 'ArrowRight');
  expectCard(1, 0);
  press('ArrowLeft');
  expectCard(0, last);
  press('End', 'ArrowRight');
  expect(window.location.hash).toBe('#tour-end');
  expect(screen.getByText(tour.end.title, { selector: 'h2' })).toBeVisible();
  expect(hrefs()).toEqual(['/contact', owner.resume]);
  press('Home', 'ArrowLeft');
  expectCard(0, 0);
});

test('the tour leaves the next page’s URL alone while the tour closes', () => {
  opened('pointer');
  history.replaceState(null, '', '/about');
  act(() => timer()?.onfinish());
  press('ArrowRight');
  expect(window.location.href).toMatch(/\/about$/);
});

test('the tour does not auto-advance when opened with the keyboard; Space plays and pauses it', () => {
  opened('key');
  expect(timer()).toBeUndefined();
  press(' ');
  expect(timer()).toMatchObject({ playState: 'running', duration: 5000 });
  expect(button('Pause')).toBeVisible();
  press(' ');
  expect(timer()?.playState).toBe('paused');
  expect(button('Play')).toBeVisible();
});

test('the tour auto-advances when opened with a pointer, but pauses in a hidden tab, on Pause, and on a screen reader’s click', () => {
  const { player } = opened('pointer');
  expect(timer()?.playState).toBe('running');
  act(() => timer()?.onfinish());
  expect(timers).toHaveLength(2);
  expect(timer()?.playState).toBe('running');
  expectCard(0, 1);
  Object.assign(timer() ?? {}, { currentTime: 3000 });
  hide(true);
  expect(timer()).toMatchObject({ playState: 'paused', currentTime: 3000 });
  hide(false);
  expect(timer()?.playState).toBe('running');
  fireEvent.click(button('Pause'));
  expect(timer()?.playState).toBe('paused');
  fireEvent.click(button('Play'));
  expect(timer()?.playState).toBe('running');
  expect(timers).toHaveLength(2);
  fireEvent.click(player, { detail: 0 });
  expect(timer()?.playState).toBe('paused');
});

test.each(['Tab', 'ArrowRight'])('the tour stops auto-advancing when %s is pressed', (key) => {
  opened('pointer');
  press(key);
  expect(timers[0]?.playState).toBe('paused');
  expect(button('Play')).toBeVisible();
});

test('the tour auto-advances when opened by a shared link to it, but not by a link to one of its cards', () => {
  opened('link');
  expect(timer()?.playState).toBe('running');
  cleanup();
  timers = [];
  opened('link', `#tour-${storyTiles[0]?.slug}-part`);
  expect(timer()).toBeUndefined();
});

test('the tour shows the job title and team size on a story’s first card only', () => {
  opened('key');
  const { jobTitle, teamSize } = storyTiles[0]?.tile ?? {};
  const facts = teamSize ? `${jobTitle} · ${teamSize} people` : String(jobTitle);
  expect(screen.getByText(facts, { exact: false })).toBeVisible();
  press('ArrowRight');
  expect(screen.queryByText(facts, { exact: false })).toBeNull();
});

test('the tour’s dialog gets the focus if the newly shown card lacks the focused button', () => {
  const { player } = opened('key');
  button('Play').focus();
  fireEvent.click(button('Play'));
  expect(button('Pause')).toHaveFocus();
  press('End');
  expect(playButton()).toBeNull();
  expect(player).toHaveFocus();
});

test('the tour has neither a timer nor a Play button with reduced motion', () => {
  act(() => chooseMotion('off'));
  opened('pointer');
  expect(timer()).toBeUndefined();
  expect(playButton()).toBeNull();
  fireEvent.click(button('Next card'));
  expectCard(0, 1);
});

test('closing the tour goes back to the page from which the tour was opened', async () => {
  const { router } = opened('key');
  fireEvent.click(button('Close the tour'));
  await vi.waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(router.state.historyAction).toBe('POP');
});
