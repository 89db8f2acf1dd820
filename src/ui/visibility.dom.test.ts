import { afterEach, expect, test, vi } from 'vitest';
import { observeVisibility } from './visibility';

afterEach(() => vi.unstubAllGlobals());

function stubObserver() {
  const observed: { element?: Element; rootMargin?: string | undefined; isOver: boolean } = {
    isOver: false,
  };
  let report: IntersectionObserverCallback = () => {};
  class Observer {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      report = callback;
      observed.rootMargin = options?.rootMargin;
    }
    observe(element: Element) {
      observed.element = element;
    }
    disconnect() {
      observed.isOver = true;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const see = (...changes: boolean[]) =>
    report(
      changes.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
      {} as IntersectionObserver,
    );
  return { observed, see };
}

test('observeVisibility reports only the last of several changes that arrive together', () => {
  const { observed, see } = stubObserver();
  const report = vi.fn<(visible: boolean) => void>();
  const stop = observeVisibility(document.body, report, '-15% 0px');
  expect(observed).toMatchObject({ element: document.body, rootMargin: '-15% 0px' });
  see(false);
  expect(report).toHaveBeenLastCalledWith(false);
  see(true, false, true);
  expect(report).toHaveBeenLastCalledWith(true);
  see(true, false);
  expect(report).toHaveBeenLastCalledWith(false);
  expect(report).toHaveBeenCalledTimes(3);
  stop();
  expect(observed.isOver).toBe(true);
});
