import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { inspect } from '../content/shell';
import { InspectButton } from './InspectButton';
import { Inspector } from './Inspector';

vi.mock('./Overlay', () => ({
  Overlay: () => {
    throw new Error('Broken');
  },
}));

test('after an error in Inspect, the Inspect button stays, and says that Inspect is unavailable', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <>
      <InspectButton />
      <Inspector />
    </>,
  );
  expect(screen.getByRole('button', { name: inspect.failed })).toBeInTheDocument();
});
