import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Transcript } from './Transcript';

test.each([
  ['open', true],
  ['closed', false],
])('a transcript that is %s is printed open, then returns to its former state', (_, open) => {
  render(<Transcript of="A film">Words</Transcript>);
  const details = screen.getByRole<HTMLDetailsElement>('group');
  details.open = open;
  fireEvent(window, new Event('beforeprint'));
  expect(details.open).toBe(true);
  fireEvent(window, new Event('afterprint'));
  expect(details.open).toBe(open);
});
