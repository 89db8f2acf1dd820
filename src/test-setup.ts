import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** jsdom lays nothing out: no media query matches, and nothing comes into view. */
class NothingSeen implements Partial<IntersectionObserver> {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const noMatch = (media: string) => Object.assign(new EventTarget(), { media, matches: false });

if (typeof document !== 'undefined') {
  Object.assign(globalThis, { IntersectionObserver: NothingSeen, matchMedia: noMatch });
}
