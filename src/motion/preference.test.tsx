import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseMotion, useMotionAllowed } from './preference';

const system = { reduced: false, listeners: new Set<() => void>() };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.reduced;
    },
    addEventListener: (_type: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => system.listeners.delete(listener),
  }));
});

afterEach(() => {
  act(() => chooseMotion('auto'));
  system.reduced = false;
  vi.unstubAllGlobals();
});

const reduceInSystem = (reduced: boolean) =>
  act(() => {
    system.reduced = reduced;
    system.listeners.forEach((notify) => notify());
  });

test('motion follows the system’s setting, even when the setting changes', () => {
  const { result } = renderHook(useMotionAllowed);
  expect(result.current).toBe(true);
  reduceInSystem(true);
  expect(result.current).toBe(false);
  reduceInSystem(false);
  expect(result.current).toBe(true);
});

test('the visitor’s choice of motion overrides the system’s setting', () => {
  const { result } = renderHook(useMotionAllowed);
  act(() => chooseMotion('off'));
  expect(result.current).toBe(false);
  reduceInSystem(true);
  act(() => chooseMotion('on'));
  expect(result.current).toBe(true);
});

test('the choice of motion is stored, and set as a data attribute', () => {
  act(() => chooseMotion('off'));
  expect(localStorage.getItem('motion')).toBe('off');
  expect(document.documentElement).toHaveAttribute('data-motion', 'off');
  act(() => chooseMotion('auto'));
  expect(localStorage.getItem('motion')).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-motion');
});
