import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Transcript } from './Transcript';

test.each([true, false])('opens for print, and then restores its state (open: %s)', (open) => {
  render(<Transcript of="A film">Words</Transcript>);
  const details = screen.getByRole<HTMLDetailsElement>('group');
  details.open = open;
  fireEvent(window, new Event('beforeprint'));
  expect(details.open).toBe(true);
  fireEvent(window, new Event('afterprint'));
  expect(details.open).toBe(open);
});
