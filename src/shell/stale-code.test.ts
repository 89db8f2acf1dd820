import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orOpenAnew } from './stale-code';

const assign = vi.fn<(address: string) => void>();
const gone = () => Promise.reject(new Error('code is gone'));
const shownPage = (pathname: string) => vi.stubGlobal('location', { pathname, assign });

beforeEach(() => shownPage('/'));

afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockClear();
});

test('code that is there is used', async () => {
  await expect(orOpenAnew('/about', () => Promise.resolve('the screen'))).resolves.toBe(
    'the screen',
  );
  expect(assign).not.toHaveBeenCalled();
});

test('a page whose code was replaced by a deploy is opened anew', async () => {
  void orOpenAnew('/about', gone);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/about'));
});

test.each(['/about', '/about/'])('a page that is open at %s already is not', async (pathname) => {
  shownPage(pathname);
  await expect(orOpenAnew('/about', gone)).rejects.toThrow('code is gone');
  expect(assign).not.toHaveBeenCalled();
});

test('so it is with the home page', async () => {
  await expect(orOpenAnew('/', gone)).rejects.toThrow('code is gone');
});
