import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// All test files of a worker share one document, because creating a document takes longer than most
// tests. So this setup resets what tests change.
vi.resetModules();
// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const { addEventListener: listen } = globalThis;
const listeners: Parameters<typeof listen>[] = [];
globalThis.addEventListener = (...listener: Parameters<typeof listen>) => {
  listeners.push(listener);
  listen(...listener);
};

/** Stubs for jsdom, which has no layout: no media query matches, and observers never report. */
class NothingObserved implements Partial<IntersectionObserver> {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const noMatch = (media: string) => Object.assign(new EventTarget(), { media, matches: false });
Object.assign(globalThis, {
  IntersectionObserver: NothingObserved,
  ResizeObserver: NothingObserved,
  matchMedia: noMatch,
});
// jsdom does not have constructed style sheets.
document.adoptedStyleSheets = [];

const originals = [Element, HTMLElement, HTMLDialogElement, HTMLMediaElement].map(
  ({ prototype }) => ({ prototype, members: Object.getOwnPropertyDescriptors(prototype) }),
);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterAll(() => {
  for (const listener of listeners) removeEventListener(...listener);
  globalThis.addEventListener = listen;
  for (const { prototype, members } of originals) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      if (!Object.hasOwn(members, name)) Reflect.deleteProperty(prototype, name);
    }
    Object.defineProperties(prototype, members);
  }
});
