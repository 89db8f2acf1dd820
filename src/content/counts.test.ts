import { expect, test } from 'vitest';
import { cases } from '../cases';
import { allStudies, countStudies, allNames } from './counts';

test.each([
  [0, 'No case studies'],
  [1, 'One case study'],
  [7, 'Seven case studies'],
  [13, '13 case studies'],
])('countStudies(%i) returns “%s”', (count, words) => {
  expect(countStudies(count)).toBe(words);
});

test('allStudies counts all cases, and allNames lists them', () => {
  expect(allStudies).toBe(countStudies(cases.length));
  for (const { name } of cases) expect(allNames).toContain(name);
});
