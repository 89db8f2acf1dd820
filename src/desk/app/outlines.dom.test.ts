import { expect, onTestFinished, test, vi } from 'vitest';
import { Outlines } from './outlines';

test('raises the outlines above a dialog that opens', async () => {
  // jsdom has no popovers. In a browser, the popover that was shown last is on top.
  const show = vi.fn<() => void>();
  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: () => {} });
  const listener = { onPoint: () => {}, onPick: () => {}, onFound: () => {} };
  const outlines = new Outlines(window, listener);
  onTestFinished(() => outlines.end());
  expect(show).toHaveBeenCalledTimes(1);
  document.body.innerHTML = '<dialog open>Menu</dialog>';
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2));
});
