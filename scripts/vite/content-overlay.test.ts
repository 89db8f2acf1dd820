import type { ViteDevServer } from 'vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { linesIn } from '../check/content-command.ts';
import { contentOverlay } from './content-overlay.ts';

vi.mock('../check/content-command.ts', async (load) => ({
  ...(await load<object>()),
  linesIn: vi.fn<typeof linesIn>(),
}));

beforeEach(() => vi.mocked(linesIn).mockReset());

type Listen = (event: string, listener: (...given: string[]) => unknown) => void;

function overlayFor(...lines: string[]) {
  vi.mocked(linesIn).mockResolvedValue(lines);
  const on = vi.fn<Listen>();
  const watch = vi.fn<Listen>();
  const send = vi.fn<(told: { err: { message: string } }) => void>();
  const server = { config: { root: '/site' }, hot: { on, send }, watcher: { on: watch } };
  const { configureServer } = contentOverlay() as unknown as {
    configureServer: (server: ViteDevServer) => void;
  };
  configureServer(server as unknown as ViteDevServer);
  return {
    openPage: async () => on.mock.lastCall?.[1](),
    change: (file: string) => watch.mock.lastCall?.[1]('change', `/site/${file}`),
    shown: () => send.mock.calls.map(([{ err }]) => err.message),
  };
}

test('the content overlay shows problems over the page, but not notes', async () => {
  const { openPage, shown } = overlayFor(
    'Note: a.svg is large',
    'a.ts:1: no title',
    'b.ts:2: no lead',
  );
  await openPage();
  expect(shown()).toEqual(['a.ts:1: no title\nb.ts:2: no lead']);
});

test('the content overlay shows nothing if the content has only notes', async () => {
  const { openPage, shown } = overlayFor('Note: a.svg is large');
  await openPage();
  expect(shown()).toEqual([]);
});

test('content is checked once for all page loads, and again when a content file changes', async () => {
  const { openPage, change, shown } = overlayFor('a.ts:1: no title');
  await openPage();
  await openPage();
  expect(shown()).toHaveLength(2);
  expect(linesIn).toHaveBeenCalledTimes(1);
  change('src/content/a.ts');
  await vi.waitFor(() => expect(shown()).toHaveLength(3), 10_000);
  expect(linesIn).toHaveBeenCalledTimes(2);
});
