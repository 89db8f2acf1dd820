import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentItem, State } from '../contract';
import { itemOf } from './test-items';
import { useServer } from './use-server';

vi.mock(import('./follow-server'), () => ({ followServer: () => () => {} }));

const stateOf = (...items: ContentItem[]): State => ({
  pages: [],
  items,
  cases: [],
  problems: [],
  resume: { file: 'public/resume.pdf' },
  undo: [],
});
const first = itemOf({ field: 'first' });
const second = itemOf({ field: 'second', text: 'World' });

const sent = vi.fn<(body: unknown) => Promise<State>>();

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit = {}) => {
    if (typeof body !== 'string') return Response.json(stateOf(first, second));
    return sent(JSON.parse(body)).then(
      (state) => Response.json(state),
      (error: Error) => Response.json({ error: error.message }, { status: 422 }),
    );
  });
});

async function open() {
  const { result } = renderHook(() => useServer());
  await waitFor(() => expect(result.current.desk).not.toBeNull());
  return () => {
    if (!result.current.desk) throw new Error('The desk is gone');
    return result.current.desk;
  };
}

test('sends changes with their items’ keys and hashes, and marks the items as busy until the response', async () => {
  const desk = await open();
  sent.mockResolvedValue(stateOf(first, second));
  let all: Promise<unknown> = Promise.resolve();
  act(() => {
    const edit = desk().change('edit', [first], { parts: ['a'] });
    all = Promise.all([edit, desk().change('confirm', [second])]);
  });
  expect([...desk().writing]).toEqual([first.key, second.key]);
  await act(() => all);
  const { hash } = first;
  expect(sent).toHaveBeenCalledWith({ key: first.key, hash, parts: ['a'] });
  expect(sent).toHaveBeenCalledWith({ items: [{ key: second.key, hash }] });
  expect([...desk().writing]).toEqual([]);
});

test('keeps an item’s error until the server reports the item as changed', async () => {
  const desk = await open();
  sent.mockRejectedValue(new Error('The rule says no.'));
  await act(async () => void (await desk().change('confirm', [first])));
  await act(async () => void (await desk().change('confirm', [second])));
  expect([...desk().refused.keys()]).toEqual([first.key, second.key]);
  sent.mockResolvedValue(stateOf(first, { ...second, hash: 'new' }));
  await act(async () => void (await desk().send('undo', {})));
  expect([...desk().refused]).toEqual([[first.key, 'The rule says no.']]);
});
