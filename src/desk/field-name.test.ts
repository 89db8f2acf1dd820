import { expect, test } from 'vitest';
import { fieldName } from './field-name';

test('turns a field path into plain words', () => {
  expect(fieldName('chapters.approach.blocks[2].cost')).toBe('Approach, block 3: cost');
  expect(fieldName('chapters.goals.points[1]')).toBe('Goals, point 2');
  expect(fieldName('beyond.columns[0][2].alt')).toBe('beyond, column 1, 3: text alternative');
  expect(fieldName('jobTitle')).toBe('job title');
});
