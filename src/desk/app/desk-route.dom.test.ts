import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressOf, routeAt, refine, useDeskRoute } from './desk-route';

test('writes a view and its parameters into an address, and reads them back', () => {
  const asked = { page: '/minimart', words: 'a & b' };
  expect(routeAt(addressOf('words', asked))).toEqual({ view: 'words', asked });
  expect(addressOf('cases', { page: '' })).toBe('#cases');
});

test('falls back to the Pages view for an unknown fragment', () => {
  expect(routeAt('').view).toBe('pages');
  expect(routeAt('#nowhere').view).toBe('pages');
});

test('updates the route when parameters change, and adds no history entry', () => {
  location.hash = addressOf('words', { page: '/about', kind: 'draft' });
  const { result } = renderHook(useDeskRoute);
  const steps = history.length;
  act(() => refine(result.current, { kind: '', words: 'hello' }));
  expect(result.current.asked).toEqual({ page: '/about', words: 'hello' });
  expect(history).toHaveLength(steps);
});
