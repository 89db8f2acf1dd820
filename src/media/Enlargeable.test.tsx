import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
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

const open = () =>
  render(
    <BrowserRouter>
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
    </BrowserRouter>,
  );
const click = (name: string) => act(async () => screen.getByText(name).click());
const picture = () => screen.queryByRole('button');

test('a link followed while the lightbox loads leads to its page', async () => {
  history.pushState(null, '', '/story');
  open();
  await act(async () => {
    screen.getByText('One').click();
    screen.getByText('About').click();
  });
  expect(screen.getByRole('heading')).toHaveTextContent('About');
  expect(picture()).toBeNull();
});

test('a lightbox opened after a reload closes at once', async () => {
  history.pushState(null, '', '/story');
  history.pushState({ usr: { enlarged: 0 } }, '', '/story');
  open();
  expect(picture()).toBeNull();
  await click('Two');
  expect(picture()).toHaveTextContent('Close 1');
  await click('Close 1');
  await waitFor(() => expect(picture()).toBeNull());
});
