import type { Mark } from '../../scripts/desk/contract';

/** A mark for a test, as the server tells it. */
export const markOf = (part: Partial<Mark> = {}): Mark => ({
  id: 'src/content/about.ts:10',
  page: '/about',
  kind: 'draft',
  file: 'src/content/about.ts',
  line: 4,
  field: 'greeting.title',
  start: 10,
  end: 30,
  hash: 'abc',
  text: 'Hello',
  parts: [part.text ?? 'Hello'],
  ...part,
});
