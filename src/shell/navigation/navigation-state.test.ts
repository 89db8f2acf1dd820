import { expect, test } from 'vitest';
import type { EntryOptions, HistoryEntry } from './history-entry';
import {
  reduceNavigation,
  startState,
  type FollowedLink,
  type NavigationCommand,
  type NavigationEvent,
} from './navigation-state';

let keys = 0;

const entry = (address: string, options: EntryOptions = {}): HistoryEntry => {
  const { pathname, hash } = new URL(address, 'http://localhost');
  const routerKey = `key-${keys++}`;
  return { key: `${routerKey} ${address}`, routerKey, page: pathname, hash, options };
};

const link = (page: string, index = 0): FollowedLink => ({
  page,
  position: { selector: `a[href="${page}"]`, index },
});
const tile = (page: string): FollowedLink => ({
  ...link(page),
  cover: { from: [`tile:${page}`], hasWords: false },
});

interface How {
  isPop?: boolean;
  isMotionAllowed?: boolean;
  hadUAVisualTransition?: boolean;
}

function openTab(first: HistoryEntry, positions: [string, number][] = []) {
  let state = startState(positions);
  const dispatch = (event: NavigationEvent): NavigationCommand[] => {
    const [next, ...commands] = reduceNavigation(state, event);
    state = next;
    return commands;
  };
  const changeAddress = (
    to: HistoryEntry,
    { isPop = false, isMotionAllowed = true, hadUAVisualTransition = false }: How = {},
    scrollY = 0,
  ) =>
    dispatch({
      type: 'address changed',
      entry: to,
      isPop,
      isMotionAllowed,
      hadUAVisualTransition,
      scrollY,
    });
  const showPage = (to: HistoryEntry, { isPop = false, isMotionAllowed = true }: How = {}) =>
    dispatch({ type: 'page shown', entry: to, isPop, isMotionAllowed });
  changeAddress(first, { isPop: true });
  const onLoad = showPage(first, { isPop: true });
  return {
    onLoad,
    changeAddress,
    showPage,
    click: (to: FollowedLink) => dispatch({ type: 'clicked', link: to }),
    go: (to: HistoryEntry, how?: How, scrollY?: number) => [
      ...changeAddress(to, how, scrollY),
      ...showPage(to, how),
    ],
    phase: () => state.phase,
  };
}

const back = { isPop: true };
const forward = back;
const types = (commands: NavigationCommand[]) => commands.map(({ type }) => type);
const positionIn = (commands: NavigationCommand[]) =>
  commands.flatMap((command) => (command.type === 'restore position' ? [command.position] : []))[0];

test('a link goes to the top of the new page, and moves focus to its heading', () => {
  const tab = openTab(entry('/work'));
  const about = entry('/about');
  tab.click(link('/about'));
  expect(tab.changeAddress(about)).toEqual([{ type: 'hide cover' }]);
  expect(tab.phase()).toBe('leaving');
  const commands = tab.showPage(about);
  expect(types(commands)).toEqual(['restore position', 'settle cover', 'enter page']);
  expect(positionIn(commands)).toMatchObject({ isSamePage: false, scrollY: undefined });
  expect(commands.at(-1)).toEqual({ type: 'enter page', announcesTitle: false });
  expect(tab.phase()).toBe('settled');
});

test('Back restores the scroll position, and moves focus to the link that was followed, not to the heading', () => {
  const work = entry('/work');
  const tab = openTab(work);
  tab.click(link('/about', 2));
  tab.go(entry('/about'), {}, 700);
  const commands = tab.go(work, back);
  expect(types(commands)).toEqual([
    'hide cover',
    'reveal link',
    'restore position',
    'focus link',
    'settle cover',
    'enter page',
  ]);
  expect(positionIn(commands)).toMatchObject({ scrollY: 700, isPop: true });
  expect(commands[3]).toEqual({ type: 'focus link', link: link('/about', 2).position });
  expect(commands.at(-1)).toEqual({ type: 'enter page', announcesTitle: true });
});

test('a new history entry does not take over the scroll position of the previous entry', () => {
  const tab = openTab(entry('/'));
  tab.go(entry('/work'), {}, 300);
  const replaced = entry('/about');
  expect(positionIn(tab.go(replaced, {}, 900))).toMatchObject({ scrollY: undefined });
});

test('the cover expands from the clicked tile into the header, and on Back shrinks into the tile again', () => {
  const work = entry('/work');
  const tab = openTab(work);
  const story = entry('/case');
  tab.click(tile('/case'));
  const from = ['tile:/case'];
  expect(tab.changeAddress(story)).toEqual([
    { type: 'expand cover', to: '/case', from, isFromLink: true },
  ]);
  expect(tab.showPage(story)).toContainEqual({ type: 'settle cover', on: { page: '/case' } });

  const opened = { page: '/case', from, hasWords: false };
  expect(tab.changeAddress(work, back)).toEqual([
    { type: 'shrink cover', of: opened, to: '/work' },
  ]);
  expect(tab.showPage(work, back)).toContainEqual({ type: 'settle cover', on: opened });
  expect(tab.changeAddress(story, forward)).toEqual([
    { type: 'expand cover', to: '/case', from, isFromLink: false },
  ]);
});

test('going Back before the new page is shown reverses the movement of the cover', () => {
  const work = entry('/work');
  const tab = openTab(work);
  tab.click(tile('/case'));
  tab.changeAddress(entry('/case'), {}, 400);
  expect(tab.changeAddress(work, back, 400)).toEqual([{ type: 'turn cover back' }]);
  expect(types(tab.showPage(work, back))).toEqual(['focus link']);
  expect(tab.phase()).toBe('settled');
});

test('if two links are followed quickly, the page of the second link is shown', () => {
  const tab = openTab(entry('/work'));
  tab.changeAddress(entry('/about'), {}, 400);
  const contact = entry('/contact');
  expect(types(tab.changeAddress(contact, {}, 400))).toEqual(['hide cover']);
  expect(types(tab.showPage(contact))).toContain('enter page');
});

test('a link to a fragment scrolls smoothly on the same page; on another page, that page’s title is announced', () => {
  const tab = openTab(entry('/case'));
  const same = tab.go(entry('/case#media'));
  expect(types(same)).toEqual(['hide cover', 'restore position']);
  expect(positionIn(same)).toMatchObject({ hash: '#media', isSamePage: true, isSmooth: true });
  expect(tab.go(entry('/work#tour')).at(-1)).toEqual({ type: 'enter page', announcesTitle: true });
});

test('a link to the current page without a fragment scrolls to the top', () => {
  const tab = openTab(entry('/about'));
  expect(positionIn(tab.go(entry('/about')))).toMatchObject({ hash: '', isSamePage: true });
});

test('opening the menu keeps the page’s scroll position, and Back after following a link in the menu restores focus', () => {
  const work = entry('/work');
  const tab = openTab(work);
  const menu = entry('/work', { menu: true, preventScrollReset: true });
  expect(positionIn(tab.go(menu, {}, 500))?.options.preventScrollReset).toBe(true);
  tab.click(link('/about'));
  tab.go(entry('/about'), {}, 500);
  expect(tab.go(work, back)).toContainEqual({ type: 'focus link', link: link('/about').position });
});

test('a reload restores the scroll position that this tab saved', () => {
  const first = entry('/work');
  const { onLoad } = openTab(first, [[first.key, 1200]]);
  expect(onLoad).toEqual([{ type: 'restore scroll after load', scrollY: 1200 }]);
});

test('after a click on a case that never loads, following another link moves no cover', () => {
  const work = entry('/work');
  const tab = openTab(work);
  tab.click(tile('/case'));
  tab.click(link('/about'));
  expect(tab.changeAddress(entry('/about'))).toEqual([{ type: 'hide cover' }]);
  expect(tab.phase()).toBe('leaving');
});

test.each<[string, How, EntryOptions]>([
  ['the browser has already animated Back', { ...back, hadUAVisualTransition: true }, {}],
  ['motion is reduced', { ...back, isMotionAllowed: false }, {}],
  ['an overlay covers the page', {}, { covered: true }],
])('hides the cover instead of moving it if %s', (_why, how, options) => {
  const work = entry('/work', options);
  const tab = openTab(entry('/work'));
  tab.click(tile('/case'));
  tab.go(entry('/case'));
  const commands = tab.go(work, how);
  expect(commands[0]).toEqual({ type: 'hide cover' });
  expect(positionIn(commands)?.isSmooth).toBe(false);
});

test('ignores a second report of the same address change', () => {
  const tab = openTab(entry('/work'));
  const about = entry('/about');
  expect(tab.changeAddress(about)).toHaveLength(1);
  expect(tab.changeAddress(about)).toEqual([]);
});
