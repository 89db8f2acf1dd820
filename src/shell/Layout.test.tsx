import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Layout } from './Layout';
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
])('renders a page %s only once during hydration', (_where, meta) => {
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
