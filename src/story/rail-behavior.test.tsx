import { act, fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useChapterSteps } from './rail-behavior';

const ids = ['goals', 'users', 'problems', 'approach', 'media', 'skills'];

test('J and K step from the chapter to which the last press led, until that chapter is current or the visitor scrolls', () => {
  const { result, rerender } = renderHook(
    ({ current }) => {
      useChapterSteps(ids, current);
      return useLocation().hash;
    },
    {
      initialProps: { current: 0 },
      wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>,
    },
  );
  const hashAfter = (key: string) => {
    act(() => void fireEvent.keyDown(document.body, { key }));
    return result.current;
  };
  expect(hashAfter('j')).toBe('#users');
  // The end of an earlier scroll must not change the chapter from which J and K step.
  fireEvent(window, new Event('scrollend'));
  expect(hashAfter('j')).toBe('#problems');
  rerender({ current: 2 });
  rerender({ current: 4 });
  expect(hashAfter('k')).toBe('#approach');
  fireEvent.wheel(window);
  expect(hashAfter('j')).toBe('#skills');
});
