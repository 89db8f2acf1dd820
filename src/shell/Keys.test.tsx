import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Keys } from './Keys';

vi.mock('./KeysDialog', () => {
  throw new Error('The chunk is missing');
});

test('if the code of the shortcuts dialog does not load, the button that opens it says so', async () => {
  render(<Keys />);
  await userEvent.setup().keyboard('?');
  const button = await screen.findByRole('button', { name: 'Keyboard shortcuts did not load' });
  expect(button).toHaveAttribute('aria-live', 'polite');
});
