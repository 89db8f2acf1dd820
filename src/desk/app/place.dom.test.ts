import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressOf, placeAt, refine, usePlace } from './place';

test('an address says the view and what is asked of it, and is read again', () => {
  const asked = { page: '/minimart', words: 'a & b' };
  expect(placeAt(addressOf('words', asked))).toEqual({ view: 'words', asked });
  expect(addressOf('cases', { page: '' })).toBe('#cases');
});

test('an address that is none leads to the pages', () => {
  expect(placeAt('').view).toBe('pages');
  expect(placeAt('#nowhere').view).toBe('pages');
});

test('what is refined is shown at once, and Back does not go through it', () => {
  location.hash = addressOf('words', { page: '/about', kind: 'draft' });
  const { result } = renderHook(usePlace);
  const steps = history.length;
  act(() => refine(result.current, { kind: '', words: 'hello' }));
  expect(result.current.asked).toEqual({ page: '/about', words: 'hello' });
  expect(history).toHaveLength(steps);
});
