import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { chooseScheme } from '../theme/preference';
import { MotionSwitch, ThemeSwitch } from './PreferenceSwitch';

const shown = () => document.documentElement.dataset.theme;

afterEach(() => act(() => chooseScheme('auto')));

test('the theme switch is a group named Theme with three options, and starts at Auto', () => {
  render(<ThemeSwitch />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['Auto', 'Light', 'Dark']);
  expect(screen.getByRole('radio', { name: 'Auto' })).toBeChecked();
});

test('the theme switch applies a theme on click', async () => {
  const user = userEvent.setup();
  render(<ThemeSwitch />);
  await user.click(screen.getByText('Dark'));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(shown()).toBe('dark');
  await user.click(screen.getByText('Auto'));
  expect(screen.getByRole('radio', { name: 'Auto' })).toBeChecked();
  expect(shown()).toBeUndefined();
});

test('in the theme switch, an arrow key selects the next theme', async () => {
  const user = userEvent.setup();
  render(<ThemeSwitch />);
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Auto' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(shown()).toBe('light');
});

test('keeps two motion switches in sync', () => {
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
