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

test('a heading is picked, not a word in it that is said elsewhere', () => {
  const city = spot('city', { file: 'src/content/owner.ts', isPart: true, area: 100 });
  expect(pickSpot([city, spot('heading')])).toBe('heading');
  expect(pickSpot([city])).toBe('city');
});

test('a draft within other words is picked where the click is on it', () => {
  const draft = spot('draft', { start: 20, end: 40, isPart: true, area: 100 });
  expect(pickSpot([spot('all', { kind: 'text' }), draft])).toBe('draft');
});

test('the smaller is picked, and a picture before what describes it', () => {
  expect(pickSpot([spot('large'), spot('small', { area: 10 })])).toBe('small');
  expect(pickSpot([spot('alt'), spot('picture', { kind: 'placeholder' })])).toBe('picture');
});

test('where several say the same, the first is picked; where nothing is, nothing', () => {
  expect(pickSpot([spot('first'), spot('second')])).toBe('first');
  expect(pickSpot([])).toBeUndefined();
});
