import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNavigationController } from './controller';
import { useMenuEntry } from './menu-entry';
import { createPageRouter } from './page-router';
import { RouterProvider } from './RouterProvider';

function Menu() {
  const [open, setOpen] = useState(false);
  const [, again] = useState(0);
  const follow = useMenuEntry(open, setOpen);
  useEffect(() => {
    const draw = () => flushSync(() => again((times) => times + 1));
    addEventListener('draw', draw);
    return () => removeEventListener('draw', draw);
  }, []);
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => {
        setOpen(true);
        follow(true);
      }}
    >
      Menu
    </button>
  );
}

function Site() {
  useNavigationController();
  return <Menu />;
}

const visit = () => {
  const page = { meta: { head: { title: '', description: '' } }, Component: () => null };
  const router = createPageRouter(page, async () => page);
  render(
    <RouterProvider router={router}>
      <Site />
    </RouterProvider>,
  );
  return router.navigator;
};
const icon = () => screen.getByRole('button', { name: 'Menu' });

beforeEach(() => history.replaceState(null, '', '/work'));
afterEach(() => vi.restoreAllMocks());

test('the menu closes when a new page replaces its history entry, even if the menu renders again at that moment', async () => {
  const navigator = visit();
  await act(async () => icon().click());
  expect(icon()).toHaveAttribute('aria-expanded', 'true');
  const replace = history.replaceState.bind(history);
  vi.spyOn(history, 'replaceState').mockImplementation((...step) => {
    replace(...step);
    dispatchEvent(new Event('draw'));
  });
  await act(async () => navigator.replace('/contact'));
  expect(location.pathname).toBe('/contact');
  expect(icon()).toHaveAttribute('aria-expanded', 'false');
});
