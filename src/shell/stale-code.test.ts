import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnceWhenCodeIsGone } from './stale-code';

const reload = vi.fn<() => void>();
const minute = 60_000;

const codeIsGone = () => window.dispatchEvent(new Event('vite:preloadError'));
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeAll(reloadOnceWhenCodeIsGone);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  reload.mockClear();
});

test('a tab whose code was replaced by a deploy loads itself anew', () => {
  codeIsGone();
  expect(reload).toHaveBeenCalledOnce();
});

test('when that did not help, it does not load itself again and again', () => {
  codeIsGone();
  later(1000);
  codeIsGone();
  codeIsGone();
  expect(reload).toHaveBeenCalledOnce();
});

test('the next deploy is met with another reload', () => {
  codeIsGone();
  later(minute);
  codeIsGone();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('where storage is blocked, the error is shown rather than an endless reload', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  });
  expect(codeIsGone).not.toThrow();
  expect(reload).not.toHaveBeenCalled();
});

test('where storage can be read but not written, there is no endless reload either', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Storage is full', 'QuotaExceededError');
  });
  codeIsGone();
  expect(reload).not.toHaveBeenCalled();
});
