import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headFor, orOpenAnew } from './stale-code';

const assign = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();
const ask = vi.fn<() => Promise<void>>();
const gone = () => Promise.reject(new Error('code is gone'));

const shownPage = (pathname: string) => {
  const href = `http://site${pathname}`;
  vi.stubGlobal('location', { href, pathname, assign, reload });
};

beforeEach(() => {
  vi.stubGlobal('fetch', ask.mockResolvedValue());
  shownPage('/');
  headFor('/about?from=here#place');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('code that is there is used', async () => {
  await expect(orOpenAnew('/about', () => Promise.resolve('the screen'))).resolves.toBe(
    'the screen',
  );
  expect(ask).not.toHaveBeenCalled();
});

test('a page whose code was replaced by a deploy is opened anew, at its very place', async () => {
  void orOpenAnew('/about', gone);
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith('http://site/about?from=here#place'),
  );
});

test('so it is where the address is there already, as it is after Back', async () => {
  shownPage('/about');
  headFor('/about');
  void orOpenAnew('/about', gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(assign).not.toHaveBeenCalled();
});

test('nobody is taken from the page that they went to meanwhile, and may want it again', async () => {
  headFor(undefined);
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(gone);
  load.mockResolvedValue('the screen');
  const screen = orOpenAnew('/about', load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  headFor('/work');
  expect(ask).not.toHaveBeenCalled();
  headFor('/about');
  await expect(screen).resolves.toBe('the screen');
  expect(load).toHaveBeenCalledTimes(2);
});

test('where nothing can be reached, the code is asked for again when the line is back', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(gone);
  load.mockResolvedValue('the screen');
  const screen = orOpenAnew('/about', load);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });
  await expect(screen).resolves.toBe('the screen');
  expect(assign).not.toHaveBeenCalled();
});
