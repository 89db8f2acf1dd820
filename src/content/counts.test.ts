import { expect, test } from 'vitest';
import { cases } from '../cases';
import { allStudies, countStudies, featuredNames } from './counts';

test.each([
  [0, 'No case studies'],
  [1, 'One case study'],
  [7, 'Seven case studies'],
  [13, '13 case studies'],
])('%i is “%s”', (count, words) => {
  expect(countStudies(count)).toBe(words);
});

test('counts the cases, and names the ones on the Work page', () => {
  expect(allStudies).toBe(countStudies(cases.length));
  for (const { name, inGrid } of cases) expect(featuredNames.includes(name)).toBe(inGrid);
});
