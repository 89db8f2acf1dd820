import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Inspect } from './Inspect';
import { InspectButton } from './InspectButton';
import { setInspect } from './inspecting';

vi.mock('./inspect.chunk', () => {
  throw new Error('The chunk is missing');
});

test('the Inspect button says that Inspect is unavailable if its code does not load', async () => {
  render(
    <>
      <InspectButton />
      <Inspect />
    </>,
    { wrapper: MemoryRouter },
  );
  act(() => setInspect('on'));
  expect(await screen.findByRole('button', { name: 'Inspect is unavailable' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  act(() => setInspect('off'));
});
