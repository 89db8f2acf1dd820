import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { inspect } from '../content/shell';
import { InspectButton } from './InspectButton';
import { Inspector } from './Inspector';

vi.mock('./Panel', () => ({
  Panel: () => {
    throw new Error('Broken');
  },
}));

test('an error in Inspect turns it off, and the page stays', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <>
      <InspectButton />
      <Inspector />
    </>,
  );
  expect(screen.getByRole('button', { name: inspect.failed })).toBeInTheDocument();
});
