// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

const setup = () => {
  vi.resetModules();
  return import('./setup.mjs');
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('Node', () => {
  const wanted = /"node": ">=([\d.]+)"/.exec(readFileSync('package.json', 'utf8'))?.[1] ?? '';

  /** How the start goes on with a version of Node: the exit code, if any, and what is said. */
  async function startWith(version: string) {
    const { requireNode } = await setup();
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const say = vi.spyOn(console, 'error').mockReturnValue();
    requireNode(version);
    return { exits: exit.mock.calls.flat(), said: say.mock.calls.flat().join('\n') };
  }

  test.each(['8.17.0', '18.20.4', '20.9.0', '20.18.3'])(
    '%s is too old: the version needed is said, and nothing else is tried',
    async (version) => {
      const { exits, said } = await startWith(version);
      expect(exits).toEqual([1]);
      expect(said).toContain(`Node ${wanted} or newer`);
      expect(said).toContain(version);
    },
  );

  test.each(['20.19.0', '20.20.2', '22.1.0', '100.0.0'])('%s will do', async (version) => {
    expect(await startWith(version)).toEqual({ exits: [], said: '' });
  });
});

describe('the browser', () => {
  let browser = '';

  beforeEach(() => {
    const folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
    browser = path.join(folder, 'my-chromium');
    writeFileSync(browser, '');
    onTestFinished(() => rmSync(folder, { recursive: true }));
  });

  test('is the one that CHROMIUM_PATH names', async () => {
    vi.stubEnv('CHROMIUM_PATH', browser);
    expect((await setup()).findBrowser()).toBe(browser);
  });

  test('is never one that is not there', async () => {
    const gone = `${browser}-gone`;
    vi.stubEnv('CHROMIUM_PATH', gone);
    expect((await setup()).findBrowser()).not.toBe(gone);
  });
});
