import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JourneyTracker } from './journey';
import { useMenuStep } from './menu-step';

function Menu() {
  const [open, setOpen] = useState(false);
  const [, again] = useState(0);
  const follow = useMenuStep(open, setOpen);
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

const Site = () => (
  <>
    <JourneyTracker />
    <Menu />
  </>
);

const visit = () => {
  const router = createBrowserRouter([{ path: '*', element: <Site /> }]);
  render(<RouterProvider router={router} />);
  return router;
};
const icon = () => screen.getByRole('button', { name: 'Menu' });
const openMenu = () => act(async () => icon().click());

beforeEach(() => history.replaceState(null, '', '/work'));
afterEach(() => vi.restoreAllMocks());

test('the open menu is a step of its own, which Back takes back', async () => {
  visit();
  const before = history.length;
  await openMenu();
  expect(icon()).toHaveAttribute('aria-expanded', 'true');
  expect(history.length).toBe(before + 1);
  await act(async () => {
    const gone = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await gone;
  });
  expect(icon()).toHaveAttribute('aria-expanded', 'false');
  expect(location.pathname).toBe('/work');
});

test('a link in the menu leads on, also when the menu is drawn again on the way', async () => {
  const router = visit();
  await openMenu();
  const replace = history.replaceState.bind(history);
  vi.spyOn(history, 'replaceState').mockImplementation((...step) => {
    replace(...step);
    dispatchEvent(new Event('draw'));
  });
  await act(() => router.navigate('/contact', { replace: true }));
  expect(location.pathname).toBe('/contact');
  expect(icon()).toHaveAttribute('aria-expanded', 'false');
});
