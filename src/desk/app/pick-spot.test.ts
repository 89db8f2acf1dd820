import { expect, test } from 'vitest';
import { pickSpot, type Candidate } from './pick-spot';

const spot = (key: string, rest: Partial<Candidate> = {}): Candidate => ({
  key,
  kind: 'draft',
  file: 'src/content/about.ts',
  start: 0,
  end: 100,
  isPart: false,
  area: 1000,
  ...rest,
});

test('picks a heading, not an item with a word of it', () => {
  const city = spot('city', { file: 'src/content/owner.ts', isPart: true, area: 100 });
  expect(pickSpot([city, spot('heading')])).toBe('heading');
  expect(pickSpot([city])).toBe('city');
});

test('picks a draft within longer text at its position', () => {
  const draft = spot('draft', { start: 20, end: 40, isPart: true, area: 100 });
  expect(pickSpot([spot('all', { kind: 'text' }), draft])).toBe('draft');
});

test('picks the smaller item, and a picture before its description', () => {
  expect(pickSpot([spot('large'), spot('small', { area: 10 })])).toBe('small');
  expect(pickSpot([spot('alt'), spot('picture', { kind: 'placeholder' })])).toBe('picture');
});

test('picks the first of several equal items, or none', () => {
  expect(pickSpot([spot('first'), spot('second')])).toBe('first');
  expect(pickSpot([])).toBeUndefined();
});
