import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Layout, whenIdle } from './Layout';
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
