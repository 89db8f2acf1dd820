import { NavigationType } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createPageRouter, type LoadedPage, type LoadPage } from './page-router';

const pageNamed = (title: string): LoadedPage => ({
  meta: { head: { title, description: '' } },
  Component: () => null,
});

afterEach(() => vi.restoreAllMocks());

function openSite() {
  const waiting = new Map<string, () => void>();
  const load = vi.fn<LoadPage>(
    ({ location: { pathname } }) =>
      new Promise((done) => waiting.set(pathname, () => done(pageNamed(pathname)))),
  );
  const router = createPageRouter(pageNamed('/'), load);
  return {
    ...router,
    load,
    shown: () => router.state().page.meta.head.title,
    async finish(pathname: string) {
      waiting.get(pathname)?.();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

const goBack = () =>
  new Promise((done) => {
    addEventListener('popstate', done, { once: true });
    history.back();
  });

test('the address changes once the page’s code has loaded', async () => {
  const { navigator, state, shown, finish, subscribe } = openSite();
  const listener = vi.fn<() => void>();
  subscribe(listener);
  navigator.push('/about?a#b', { from: 'here' });
  expect(state().pending).toMatchObject({ pathname: '/about', hash: '#b' });
  expect(location.pathname).toBe('/');
  expect(shown()).toBe('/');
  await finish('/about');
  expect(location.pathname + location.search + location.hash).toBe('/about?a#b');
  expect(state().navigationType).toBe(NavigationType.Push);
  expect(state().pending).toBeUndefined();
  expect(state().location.state).toEqual({ from: 'here' });
  expect(shown()).toBe('/about');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a page that loads after the visitor has gone elsewhere is not shown', async () => {
  const { navigator, load, shown, finish } = openSite();
  navigator.push('/about');
  navigator.push('/work');
  expect(load.mock.calls[0]?.[0].isWanted()).toBe(false);
  await finish('/work');
  await finish('/about');
  expect(shown()).toBe('/work');
  expect(location.pathname).toBe('/work');
});

test('a page that has loaded before is shown immediately, even on Back', async () => {
  const { navigator, state, load, shown, finish } = openSite();
  navigator.push('/about');
  await finish('/about');
  await goBack();
  expect(shown()).toBe('/');
  expect(state().navigationType).toBe(NavigationType.Pop);
  navigator.push('/about/');
  expect(shown()).toBe('/about');
  expect(load).toHaveBeenCalledOnce();
});

test('a new history entry has the next history.state.idx, and a replaced entry keeps its own', () => {
  const { navigator, state } = openSite();
  const before = history.length;
  navigator.push('/#one');
  expect(history.state).toMatchObject({ idx: 1, key: state().location.key });
  navigator.replace({ pathname: '/', search: '', hash: '#two' });
  expect(history.state).toMatchObject({ idx: 1 });
  expect(history.length).toBe(before + 1);
  expect(location.hash).toBe('#two');
});

test('following a link twice adds one history entry', () => {
  const { navigator } = openSite();
  const before = history.length;
  navigator.push('/#twice', { from: 'here' });
  navigator.push('/#twice', { from: 'here' });
  expect(history.length).toBe(before + 1);
  navigator.push('/#twice', { from: 'there' });
  expect(history.length).toBe(before + 2);
});

test('if the browser refuses another history entry, the page’s document loads instead', () => {
  const { navigator } = openSite();
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { ...location, pathname: '/', assign });
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  navigator.push('/#one');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/#one');
});
