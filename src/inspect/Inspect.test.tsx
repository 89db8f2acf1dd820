import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Inspect } from './Inspect';
import { InspectButton } from './InspectButton';
import { setInspect } from './inspecting';

const chunk = vi.hoisted(() => ({ isMissing: false }));
vi.mock('./inspect.chunk', () => {
  if (chunk.isMissing) throw new Error('The chunk is missing');
  return { Inspector: () => <p>Inspector</p> };
});

afterEach(() => act(() => setInspect('off')));

const open = () =>
  render(
    <>
      <InspectButton />
      <Inspect />
    </>,
    { wrapper: MemoryRouter },
  );

test('if the code of Inspect does not load, the Inspect button says that Inspect is unavailable', async () => {
  chunk.isMissing = true;
  open();
  act(() => setInspect('on'));
  const button = await screen.findByRole('button', { name: 'Inspect is unavailable' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  chunk.isMissing = false;
});

test('a button opens Inspect, the I key closes it, and the address has ?inspect while Inspect is open', async () => {
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
