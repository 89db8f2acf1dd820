import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { storyTiles } from '../cases/tiles';
import { Stories } from './Stories';

const paths = storyTiles.map(({ slug }) => `/${slug}`);

/** The returned `read` simulates that a row reaches the middle of the screen. */
function renderStories() {
  let read: (row: number) => void = () => {};
  class Observer {
    rows: Element[] = [];
    report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.report = report;
    }
    observe(row: Element) {
      this.rows.push(row);
      if (this.rows.length !== paths.length) return;
      read = (index) => {
        const entry = { isIntersecting: true, target: this.rows[index] };
        act(() => this.report([entry as IntersectionObserverEntry], this as never));
      };
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  Element.prototype.scrollIntoView = () => {};
  const { container } = render(
    <MemoryRouter>
      <Stories />
    </MemoryRouter>,
  );
  const shown = () =>
    container
      .querySelector<HTMLElement>('[data-shown]')
      ?.dataset.sharedElement?.slice('frame:'.length);
  return { container, shown, read: (row: number) => read(row) };
}

const links = () => screen.getAllByRole('link').slice(0, -2);

test('lists all stories in order, each with its outcome, then links to the tour and to the Work page', () => {
  renderStories();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(paths);
  const names = storyTiles.map(({ tile }) => `${tile.name} ${tile.outcome}`);
  expect(links().map((link) => link.textContent)).toEqual(names);
  const below = screen.getAllByRole('link').slice(-2);
  expect(below.map((link) => link.getAttribute('href'))).toEqual(['/work#tour', '/work']);
});

test('every story’s outcome has at most 40 characters, so that it fits next to the story’s name', () => {
  const long = storyTiles.filter(({ tile }) => tile.outcome.length > 40);
  expect(long.map(({ slug }) => slug)).toEqual([]);
});

test('renders the covers of all stories in the frame beside the list, and shows the first', () => {
  const { container, shown } = renderStories();
  const covers = container.querySelectorAll<HTMLElement>('[aria-hidden] > [data-shared-element]');
  expect([...covers].map(({ dataset }) => dataset.sharedElement)).toEqual(
    paths.map((path) => `frame:${path}`),
  );
  expect(shown()).toBe(paths[0]);
});

test('shows the cover of the story that is hovered or focused, and otherwise of the story at the middle of the screen', () => {
  const { shown, read } = renderStories();
  read(2);
  expect(shown()).toBe(paths[2]);
  fireEvent.pointerEnter(links()[4] as HTMLElement);
  expect(shown()).toBe(paths[4]);
  act(() => links()[5]?.focus());
  expect(shown()).toBe(paths[5]);
  act(() => links()[5]?.blur());
  read(1);
  expect(shown()).toBe(paths[1]);
});

test('hovering a story changes the list’s background to the story’s color; the carousel of small screens keeps the first card’s color', () => {
  const { container } = renderStories();
  fireEvent.pointerEnter(links()[3] as HTMLElement);
  const { style } = container.querySelector('section') as HTMLElement;
  const backgroundOf = (index: number) => storyTiles[index]?.tile.colors.background;
  expect(style.getPropertyValue('--row-background')).toBe(backgroundOf(3));
  expect(style.getPropertyValue('--card-background')).toBe(backgroundOf(0));
});

test('shows the focused story’s cover even if another story is at the middle of the screen', () => {
  const { shown, read } = renderStories();
  act(() => links()[3]?.focus());
  read(1);
  expect(shown()).toBe(paths[3]);
});

test('a cover’s color wipes in over the gray cover on hover, but shows immediately on focus or scrolling', () => {
  const { container, read } = renderStories();
  const covers = () => container.querySelectorAll('[data-shown] img').length;
  fireEvent.pointerEnter(links()[4] as HTMLElement);
  expect(covers()).toBe(2);
  act(() => links()[5]?.focus());
  expect(covers()).toBe(1);
  act(() => links()[5]?.blur());
  read(2);
  expect(covers()).toBe(1);
});
