import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Handle } from './handle';
import { Layout } from './Layout';
import { staticRouter } from './navigation/page-router';
import { RouterProvider } from './navigation/RouterProvider';

const site = (handle: Handle) => (
  <RouterProvider router={staticRouter({ handle, Component: () => <h1>Page</h1> }, '/')}>
    <Layout />
  </RouterProvider>
);

const head = { title: 'Page', description: 'A page.' };
const colors = { ground: '#000000', foreground: '#ffffff', accent: '#ff0000' };

test.each([
  ['on paper', { path: '/', head }],
  ['on a ground of its own', { path: '/', head, colors }],
])('a page %s is drawn once when it is hydrated', (_where, handle) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(site(handle));
  const phases: string[] = [];
  render(
    <Profiler id="site" onRender={(_id, phase) => phases.push(phase)}>
      {site(handle)}
    </Profiler>,
    { container, hydrate: true },
  );
  expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
  expect(phases).toEqual(['mount']);
});
