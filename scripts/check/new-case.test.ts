import { expect, test } from 'vitest';
import { findDrafts } from './find-open.mjs';
import { findPrompts, newCase } from './new-case.ts';

test.each(['tile.ts', 'story.ts'])(
  'finds every prompt in the %s of a new case, and none of its draft colors',
  (file) => {
    const source = newCase('Acme', 1)[file] ?? '';
    const drafts: { line: number; text: string }[] = findDrafts(file, source);
    const lines = drafts.filter(({ text }) => !text.startsWith('#')).map(({ line }) => line);
    expect(lines.length).toBeGreaterThan(4);
    expect(findPrompts(file, source)).toEqual(lines);
  },
);

test('finds a prompt that is no longer in draft(…), but not text that the owner has written', () => {
  const source = newCase('Acme', 1)['tile.ts'] ?? '';
  const count = findPrompts('tile.ts', source).length;
  expect(findPrompts('tile.ts', source.replaceAll('draft(', '('))).toHaveLength(count);
  const written = source.replace(/lead: draft\('.*'\)/, "lead: 'It sells again.'");
  expect(findPrompts('tile.ts', written)).toHaveLength(count - 1);
});
