import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RouteMeta } from './route-meta';
import { Layout } from './Layout';
import { staticRouter } from './navigation/page-router';
import { RouterProvider } from './navigation/RouterProvider';

const site = (meta: RouteMeta) => (
  <RouterProvider router={staticRouter({ meta, Component: () => <h1>Page</h1> }, '/')}>
    <Layout />
  </RouterProvider>
);

const head = { title: 'Page', description: 'A page.' };
const colors = { background: '#000000', foreground: '#ffffff', accent: '#ff0000' };

test.each([
  ['on paper', { path: '/', head }],
  ['on a background of its own', { path: '/', head, colors }],
])('a page %s is drawn once when it is hydrated', (_where, meta) => {
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
