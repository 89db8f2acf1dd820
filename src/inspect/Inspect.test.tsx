import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Inspect } from './Inspect';
import { InspectButton } from './InspectButton';
import { setInspect } from './inspecting';

const chunk = vi.hoisted(() => ({ load: () => ({ Inspector: () => <p>Inspector</p> }) }));
vi.mock('./inspect.chunk', () => chunk.load());

afterEach(() => act(() => setInspect('off')));

const open = () =>
  render(
    <>
      <InspectButton />
      <Link to="/about">About</Link>
      <Inspect />
    </>,
    { wrapper: MemoryRouter },
  );

test('turns on with its button and off with the I key, and adds ?inspect to the address while on', async () => {
  const user = userEvent.setup();
  open();
  const button = screen.getByRole('button', { name: 'Inspect this site' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(await screen.findByText('Inspector')).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(location.search).toBe('?inspect');
  await user.keyboard('i');
  expect(screen.queryByText('Inspector')).toBeNull();
  expect(location.search).toBe('');
});

test('keeps ?inspect in the address when a link opens another page', async () => {
  open();
  act(() => setInspect('on'));
  history.replaceState(null, '', '/about');
  await userEvent.setup().click(screen.getByRole('link', { name: 'About' }));
  expect(location.search).toBe('?inspect');
});
