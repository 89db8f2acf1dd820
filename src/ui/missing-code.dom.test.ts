import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOrReload } from './missing-code';

const assign = vi.fn<(address: string) => void>();
const request = vi.fn<() => Promise<{ status: number }>>();
const missing = () => Promise.reject(new Error('The chunk is missing'));
const about = 'http://site/about?from=here#place';
const always = () => true;

beforeEach(() => {
  vi.stubGlobal('fetch', request.mockResolvedValue({ status: 200 }));
  vi.stubGlobal('location', { href: 'http://site/', assign });
});
afterEach(() => vi.clearAllMocks());

test.each([
  ['before the code failed to load', 0],
  ['before the server has answered', 1],
])('if the visitor has gone elsewhere %s, no document loads', async (_when, wantedTimes) => {
  let times = 0;
  const isWanted = vi.fn<() => boolean>(() => times++ < wantedTimes);
  void loadOrReload(about, missing, isWanted);
  await vi.waitFor(() => expect(isWanted).toHaveBeenCalledTimes(2));
  expect(request).toHaveBeenCalledTimes(wantedTimes);
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  ['the server was unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answered that the server is down', async () => ({ status: 503 })],
])('if %s, the code is imported again once the server answers', async (_why, answer) => {
  request.mockImplementationOnce(answer);
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(missing);
  load.mockResolvedValue('the screen');
  const screen = loadOrReload(about, load, always);
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });
  await expect(screen).resolves.toBe('the screen');
  expect(assign).not.toHaveBeenCalled();
});
