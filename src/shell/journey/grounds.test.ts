import { beforeEach, expect, test, vi } from 'vitest';
import { headerAfter } from './grounds';

const groundAt = (y: number, height: number) => ({
  color: 'black',
  ink: 'white',
  rect: new DOMRect(0, y, 1920, height),
});

beforeEach(() => {
  vi.stubGlobal('innerHeight', 1080);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

test('a ground grows to the height of a header', () => {
  expect(headerAfter(groundAt(100, 300)).rect).toMatchObject({ y: 0, height: 894 });
});

test('a ground that reaches lower than the header keeps its lower edge', () => {
  expect(headerAfter(groundAt(700, 300)).rect).toMatchObject({ y: 0, height: 1000 });
});

test('the end of a story moves up by its words and keeps its lower edge', () => {
  const end = { ...groundAt(60, 894), words: new DOMRect(300, 150, 1240, 800) };
  const { rect, words } = headerAfter(end);
  expect(rect).toMatchObject({ y: 0, height: 954 });
  expect(words).toMatchObject({ x: 300, y: 90 });
});
