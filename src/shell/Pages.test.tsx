import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseMotion } from '../motion/preference';
import { LazySection } from './LazySection';
import { Layout } from './Layout';
import type { EntryOptions } from './navigation/history-entry';
import { createPageRouter, type LoadedPage } from './navigation/page-router';
import { RouterProvider } from './navigation/RouterProvider';

const loaded = async () => {};
const hasCode = () => true;
const head = { title: 'Page', description: 'A page.' };

const Header = vi.fn<() => null>(() => null);

const page = (path: string, name: string): LoadedPage => ({
  meta: { path, head, Header },
  Component: () => (
    <>
      <h1 tabIndex={-1}>{name}</h1>
      <LazySection selector="p" fetchCode={loaded} hasCode={hasCode} below>
        <p id="rest">Rest of {name}</p>
      </LazySection>
    </>
  ),
});

async function openSite() {
  const pages: Record<string, LoadedPage> = { '/': page('/', 'One'), '/two': page('/two', 'Two') };
  const router = createPageRouter(page('/', 'One'), async ({ location: { pathname } }) => {
    const next = pages[pathname];
    if (!next) throw new Error(pathname);
    return next;
  });
  render(
    <RouterProvider router={router}>
      <Layout />
    </RouterProvider>,
  );
  await endAnimations();
  return (to: string | -1, state?: EntryOptions, type: 'push' | 'replace' = 'push') =>
    act(async () => {
      if (typeof to === 'string') return router.navigator[type](to, state);
      const popped = new Promise((done) => addEventListener('popstate', done, { once: true }));
      history.go(to);
      await popped;
    });
}

const ends: (() => void)[] = [];
const endAnimations = () => act(async () => ends.splice(0).forEach((end) => end()));

const { animate } = Element.prototype;
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
  Element.prototype.animate = vi.fn<Element['animate']>((_keyframes, timing) => {
    const takesTime = typeof timing === 'object' && timing.duration !== 0;
    const finished = new Promise<void>((done) => (takesTime ? ends.push(done) : done()));
    return { finished, cancel: () => {} } as unknown as Animation;
  });
});
afterEach(() => {
  act(() => chooseMotion('auto'));
  Element.prototype.animate = animate;
  ends.length = 0;
  Header.mockClear();
});

const heading = (name: string) => screen.queryByText(name, { selector: 'h1' });
const rest = (name: string) => screen.queryByText(`Rest of ${name}`);

test('the old page leaves, then the new page enters, then its lazy section appears', async () => {
  const go = await openSite();
  await go('/two');
  expect(heading('One')?.closest('[inert]')).not.toBeNull();
  expect(heading('Two')).toBeNull();
  await endAnimations();
  expect(heading('One')).toBeNull();
  expect(heading('Two')).toHaveFocus();
  expect(rest('Two')).not.toBeVisible();
  await endAnimations();
  expect(rest('Two')).toBeVisible();
});

test.each<[string, (go: (to: string | -1) => Promise<void>) => Promise<void>, string]>([
  ['for a URL with a fragment', (go) => go('/two#rest'), 'Two'],
  [
    'on Back',
    async (go) => {
      await go('/two');
      await endAnimations();
      await go(-1);
    },
    'One',
  ],
])('shows the new page together with its lazy section %s', async (_where, travel, name) => {
  const go = await openSite();
  await travel(go);
  await endAnimations();
  expect(rest(name)).toBeVisible();
});

test('under the open menu, the new page replaces the old one without animation', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  // Makes jsdom report that the menu button is displayed.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 44, 44));
  const go = await openSite();
  await go('/', { menu: true, preventScrollReset: true });
  await go('/two', undefined, 'replace');
  expect(heading('One')).toBeNull();
  expect(heading('Two')).toHaveFocus();
});

test('if motion is allowed, renders the next page’s header while the current page leaves', async () => {
  const go = await openSite();
  await go('/two');
  expect(Header).toHaveBeenCalled();
});

test('with reduced motion, shows the new page’s lazy section immediately, and does not render the page’s header in advance', async () => {
  act(() => chooseMotion('off'));
  const go = await openSite();
  await go('/two');
  expect(rest('Two')).toBeVisible();
  expect(Header).not.toHaveBeenCalled();
});

test.each<[string, (go: (to: string) => Promise<void>) => unknown]>([
  ['if the visitor follows a link to a fragment in the section', (go) => go('/two#rest')],
  ['before printing', () => act(() => dispatchEvent(new Event('beforeprint')))],
])('immediately shows an entering page’s lazy section %s', async (_for, want) => {
  const go = await openSite();
  await go('/two');
  await endAnimations();
  expect(rest('Two')).not.toBeVisible();
  await want(go);
  expect(rest('Two')).toBeVisible();
});
