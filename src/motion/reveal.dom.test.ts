import { beforeEach, expect, test, vi } from 'vitest';
import { rise } from './reveal';

let report: (entries: IntersectionObserverEntry[]) => void;

beforeEach(() => {
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      report = (entries) => callback(entries, {} as IntersectionObserver);
    }
    observe() {}
    unobserve() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

const block = () => {
  const element = document.createElement('p');
  const animate = (element.animate = vi.fn<Element['animate']>());
  rise(element);
  return { element, animate };
};

const entryAt = (target: Element, top: number) =>
  ({
    target,
    isIntersecting: top < innerHeight,
    boundingClientRect: new DOMRect(0, top, 100, 100),
  }) as unknown as IntersectionObserverEntry;

const scrollTo = (blocks: { element: Element }[]) => {
  report(blocks.map(({ element }) => entryAt(element, innerHeight + 100)));
  report(blocks.map(({ element }) => entryAt(element, innerHeight - 100)));
};

test('blocks that scroll into view together rise one after another, and the last starts within 200 ms', () => {
  const blocks = Array.from({ length: 7 }, block);
  scrollTo(blocks);
  const timings = blocks.map(({ animate }) => animate.mock.lastCall?.[1]);
  expect(timings).toMatchObject(
    [0, 50, 100, 150, 200, 200, 200].map((delay) => ({ duration: 300, delay })),
  );
});

test('a block that is on the screen from the start is neither hidden nor animated', () => {
  const { element, animate } = block();
  report([entryAt(element, 0)]);
  expect(element).not.toHaveAttribute('data-rise');
  expect(animate).not.toHaveBeenCalled();
});

test('while the page is printed, a block appears without an animation', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === 'print' }));
  const shown = block();
  scrollTo([shown]);
  expect(shown.element).not.toHaveAttribute('data-rise');
  expect(shown.animate).not.toHaveBeenCalled();
});
