import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Enlargeable } from './Enlargeable';
import type { Lightbox } from './Lightbox';

vi.mock('./Lightbox', () => ({
  Lightbox: ({ first, onClose }: Parameters<typeof Lightbox>[0]) => (
    <button type="button" onClick={onClose}>
      Close {first}
    </button>
  ),
}));

const open = (entries: { pathname: string; state?: unknown }[]) =>
  render(
    <MemoryRouter initialEntries={entries}>
      <Routes>
        <Route
          path="/story"
          element={
            <Enlargeable>
              <a href="/one.png" data-enlarge="One">
                One
              </a>
              <a href="/two.png" data-enlarge="Two">
                Two
              </a>
              <Link to="/about">About</Link>
            </Enlargeable>
          }
        />
        <Route path="/about" element={<h1>About</h1>} />
      </Routes>
    </MemoryRouter>,
  );
const click = (name: string) => act(async () => screen.getByText(name).click());
const picture = () => screen.queryByRole('button');

test('a link followed while the lightbox loads leads to its page', async () => {
  open([{ pathname: '/story' }]);
  await act(async () => {
    screen.getByText('One').click();
    screen.getByText('About').click();
  });
  expect(screen.getByRole('heading')).toHaveTextContent('About');
  expect(picture()).toBeNull();
});

test('a lightbox opened after a reload closes at once', async () => {
  open([{ pathname: '/story' }, { pathname: '/story', state: { enlarged: 0 } }]);
  expect(picture()).toBeNull();
  await click('Two');
  expect(picture()).toHaveTextContent('Close 1');
  await click('Close 1');
  expect(picture()).toBeNull();
});
