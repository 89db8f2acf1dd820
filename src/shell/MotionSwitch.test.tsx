import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MotionSwitch } from './MotionSwitch';

test('keeps two switches in sync', () => {
  render(
    <>
      <MotionSwitch />
      <MotionSwitch />
    </>,
  );
  const [first, second] = screen.getAllByRole('radio', { name: 'Off' });
  if (!first || !second) throw new Error('Expected two switches');
  expect(screen.getAllByRole('radio', { name: 'Auto', checked: true })).toHaveLength(2);
  fireEvent.click(first);
  expect(first).toBeChecked();
  expect(second).toBeChecked();
  fireEvent.click(screen.getAllByRole('radio', { name: 'Auto' })[1] ?? second);
  expect(first).not.toBeChecked();
});
