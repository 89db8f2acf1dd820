import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useYear } from './Footer';

const Line = () => <p>{useYear()}</p>;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function openOn(day: string) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Line />);
  const built = container.textContent;
  const line = container.firstChild;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  render(<Line />, { container, hydrate: true, onRecoverableError });
  return {
    built,
    shown: container.textContent,
    sameLine: container.firstChild === line,
    complaints: [...complain.mock.calls, ...onRecoverableError.mock.calls],
  };
}

test('shows the current year on a page that was built years ago', () => {
  const { built, shown, sameLine, complaints } = openOn('2042-06-01T12:00:00');
  expect(built).toBe(String(BUILD_YEAR));
  expect(shown).toBe('2042');
  expect(sameLine).toBe(true);
  expect(complaints).toEqual([]);
});

test('keeps the prerendered year if it is still the current year', () => {
  const { built, shown, complaints } = openOn(`${BUILD_YEAR}-06-01T12:00:00`);
  expect(shown).toBe(built);
  expect(complaints).toEqual([]);
});
