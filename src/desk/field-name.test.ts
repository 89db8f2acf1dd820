import { expect, test } from 'vitest';
import { fieldName } from './field-name';

test('a field is named as one says it', () => {
  expect(fieldName('chapters[0].points[1]')).toBe('chapters 1, points 2');
  expect(fieldName('jobTitle')).toBe('job title');
});
