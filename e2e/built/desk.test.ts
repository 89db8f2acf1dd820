import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from '../../scripts/files.mjs';
import { dist } from '../support/site-data';

test('the built site contains nothing of the desk', () => {
  const files = filesIn(dist).filter((file) => /\.(html|js|css|json)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const desk = /__marks|__desk|_desk|desk-token/;
  expect(files.filter((file) => desk.test(readFileSync(file, 'utf8')))).toEqual([]);
});
