import { expect, test } from 'vitest';
import { entryOf } from './history-entry';

test('an entry keeps its key, and so its scroll position, when Inspect opens', () => {
  const location = { pathname: '/work', search: '', hash: '#a', state: null, key: 'default' };
  const { key } = entryOf({ ...location, mask: undefined });
  expect(entryOf({ ...location, mask: undefined, search: '?inspect' }).key).toBe(key);
  expect(entryOf({ ...location, mask: undefined, hash: '#b' }).key).not.toBe(key);
});
