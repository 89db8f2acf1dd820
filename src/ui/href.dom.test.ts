import { afterEach, expect, test, vi } from 'vitest';
import { correctAddress } from './href';

afterEach(() => vi.unstubAllEnvs());

const correct = (asked: string, own: string | undefined, base = '/') => {
  vi.stubEnv('BASE_URL', base);
  history.replaceState({ key: 'kept' }, '', asked);
  correctAddress(own);
  return location.pathname + location.search + location.hash;
};

test.each([
  ['/index.html', '/', '/'],
  ['/about/index.html?from=here#place', '/about', '/about?from=here#place'],
  ['/about.html#place', '/about', '/about#place'],
  ['/about', '/about', '/about'],
  ['/about/', '/about', '/about/'],
  ['/', '/', '/'],
])('after correctAddress, the address %s of the page %s is %s', (asked, own, address) => {
  expect(correct(asked, own)).toBe(address);
  expect(history.state).toEqual({ key: 'kept' });
});

test.each([
  ['/folder', '/', '/folder/'],
  ['/folder/', '/', '/folder/'],
  ['/folder/about.html', '/about', '/folder/about'],
  ['/folder/about/', '/about', '/folder/about/'],
])(
  'with the base path /folder/, the address %s of the page %s becomes %s',
  (asked, own, address) => {
    expect(correct(asked, own, '/folder/')).toBe(address);
  },
);

test('correctAddress keeps the address of a page without its own path, such as the 404 page', () => {
  expect(correct('/nothing/here', '*')).toBe('/nothing/here');
  expect(correct('/about.html', undefined)).toBe('/about.html');
});
