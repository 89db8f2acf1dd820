import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { NavigationType } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { footer } from '../content/shell';
import { chooseMotion } from '../motion/preference';
import { Layout, whenIdle } from './Layout';
import { navigationController } from './navigation/controller';
import { staticRouter, type RouteMeta } from './navigation/page-router';
import { RouterProvider } from './navigation/RouterProvider';

const site = (meta: RouteMeta) => (
  <RouterProvider router={staticRouter({ meta, Component: () => <h1>Page</h1> }, '/')}>
    <Layout />
  </RouterProvider>
);

const head = { title: 'Page', description: 'A page.' };
const colors = { background: '#000000', foreground: '#ffffff', accent: '#ff0000' };

test.each([
  ['with the site’s colors', { path: '/', head }],
  ['with its own colors', { path: '/', head, colors }],
])('a page %s hydrates in one render', (_where, meta) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(site(meta));
  const phases: string[] = [];
  render(
    <Profiler id="site" onRender={(_id, phase) => phases.push(phase)}>
      {site(meta)}
    </Profiler>,
    { container, hydrate: true },
  );
  expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
  expect(phases).toEqual(['mount']);
});

test('the footer keeps its call to Contact until Contact has replaced the page', async () => {
  chooseMotion('off');
  const countCalls = () => screen.queryAllByRole('link', { name: footer.call }).length;
  const routerAt = (path: string) =>
    staticRouter({ meta: { path, head }, Component: () => <h1>{path}</h1> }, path);
  const [first, contact] = [routerAt('/'), routerAt('/contact')];
  const next = { ...contact.state(), navigationType: NavigationType.Push };
  let state = first.state();
  let notify = () => {};
  const subscribe = (listener: () => void) => {
    notify = listener;
    return () => {};
  };
  render(
    <RouterProvider router={{ ...first, state: () => state, subscribe }}>
      <Layout />
    </RouterProvider>,
  );
  // Called when the controller notes the scroll position of the page that the visitor leaves.
  const onLeave = vi.fn<() => number>(countCalls);
  const stop = navigationController.onEntry(onLeave);
  state = { ...next, location: { ...next.location, key: 'next' } };
  act(() => notify());
  await screen.findByRole('heading', { name: '/contact' });
  stop();
  expect(onLeave).toHaveReturnedWith(1);
  expect(countCalls()).toBe(0);
  chooseMotion('auto');
});

// jsdom has no requestIdleCallback.
test('whenIdle runs a task after a short delay if requestIdleCallback is missing', async () => {
  const run = vi.fn<() => void>();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
});

test('whenIdle does not run a canceled task', () => {
  vi.useFakeTimers();
  const run = vi.fn<() => void>();
  whenIdle(run)();
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  vi.useRealTimers();
});
