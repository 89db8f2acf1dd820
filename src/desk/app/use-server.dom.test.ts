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
const first = itemOf({ field: 'first', start: 10 });
const second = itemOf({ field: 'second', start: 50, text: 'World' });

/** Records each request's body, and mocks the server's answer. */
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

test('queues changes, and sends each with the current source range of its item', async () => {
  const desk = await open();
  const [one, other] = desk().state.items;
  if (!one || !other) throw new Error('Two items were told');
  let answer: (state: State) => void = () => {};
  sent.mockReturnValueOnce(new Promise<State>((done) => (answer = done)));
  const moved = { ...second, start: 43, hash: 'new' };
  let both: Promise<unknown> = Promise.resolve();
  act(() => {
    both = Promise.all([desk().change('confirm', [one]), desk().change('confirm', [other])]);
  });
  expect([...desk().writing]).toEqual([one.key, other.key]);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  sent.mockResolvedValueOnce(stateOf());
  await act(async () => {
    answer(stateOf(moved));
    await both;
  });
  const { file, end } = second;
  const place = { file, start: 43, end, hash: 'new' };
  expect(sent).toHaveBeenLastCalledWith({ items: [place] });
  expect([...desk().writing]).toEqual([]);
});

test('sends no change for a text that has changed on disk, and keeps each error with its item', async () => {
  const desk = await open();
  const [one, other] = desk().state.items;
  if (!one || !other) throw new Error('Two items were told');
  sent.mockRejectedValueOnce(new Error('The rule says no.'));
  await act(async () => void (await desk().change('confirm', [one])));
  expect(desk().refused.get(one.key)).toBe('The rule says no.');

  sent.mockResolvedValueOnce(stateOf({ ...second, text: 'Another' }));
  await act(async () => {
    await Promise.all([desk().change('confirm', [one]), desk().change('confirm', [other])]);
  });
  expect(sent).toHaveBeenCalledTimes(2);
  expect(desk().refused.get(other.key)).toMatch('changed on disk');
  expect(desk().refused.has(one.key)).toBe(false);
});
