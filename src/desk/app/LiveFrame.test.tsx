import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LiveFrame } from './LiveFrame';
import { announceReload } from './stale';

const frames = () => screen.getAllByTitle<HTMLIFrameElement>('About, Desktop, light');

test('keeps showing the old frame until the reloaded page has content', async () => {
  const onShow = vi.fn<() => void>();
  render(
    <LiveFrame
      path="/about"
      name="About"
      look={{ size: 'desktop', theme: 'light' }}
      width={720}
      onShow={onShow}
    />,
  );
  const [first] = frames();
  if (!first?.contentWindow) throw new Error('There is no frame');
  // Until the frame has loaded, LiveFrame does not listen for the `stale` event, so Vite reloads
  // the page as usual.
  expect(announceReload(first.contentWindow)).toBe(false);
  fireEvent.load(first);
  expect(announceReload(first.contentWindow)).toBe(true);
  await waitFor(() => expect(frames()).toHaveLength(2));
  const [shown, coming] = frames();
  expect(shown).toBe(first);
  expect(shown).toBeVisible();
  expect(coming).toHaveAttribute('aria-hidden', 'true');

  if (!coming) throw new Error('No frame is coming');
  // jsdom loads no frames, so the document is a mock.
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(coming, 'contentDocument', { value: page });
  fireEvent.load(coming);
  expect(frames()).toHaveLength(2);
  expect(onShow).not.toHaveBeenCalled();
  page.body.innerHTML = '<main>About</main>';
  await waitFor(() => expect(frames()).toEqual([coming]));
  expect(coming).toHaveAttribute('aria-hidden', 'false');
  expect(onShow).toHaveBeenCalledExactlyOnceWith(coming);
});
