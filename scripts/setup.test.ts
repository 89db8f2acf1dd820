import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

async function startWith(version: string) {
  const { requireNode } = await setup();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const say = vi.spyOn(console, 'error').mockReturnValue();
  requireNode(version);
  return { exits: exit.mock.calls.flat(), said: say.mock.calls.flat().join('\n') };
}

test.each(['8.17.0', '18.20.4', '20.18.3', '21.7.3', '22.12.0', '23.11.0'])(
  'requireNode rejects Node %s, and names the required versions',
  async (version) => {
    const { exits, said } = await startWith(version);
    expect(exits).toEqual([1]);
    expect(said).toMatch(/Node 20\.19\.0 or a later 20, .*24\.0\.0 or newer/);
    expect(said).toContain(version);
  },
);

test.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '100.0.0'])(
  'requireNode accepts Node %s',
  async (version) => {
    expect(await startWith(version)).toEqual({ exits: [], said: '' });
  },
);

test('a command reports an unknown option in one line', () => {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/preview.mjs', '--nonsense'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^Unknown option '--nonsense'\. Options: --[^\n]+\n$/);
});

describe('findBrowser and findFirefox', () => {
  let browser = '';

  beforeEach(() => {
    const folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
    browser = path.join(folder, 'my-browser');
    writeFileSync(browser, '');
    onTestFinished(() => rmSync(folder, { recursive: true }));
  });

  test('findBrowser and findFirefox return the browser that CHROMIUM_PATH or FIREFOX_PATH names', async () => {
    vi.stubEnv('CHROMIUM_PATH', browser);
    vi.stubEnv('FIREFOX_PATH', browser);
    const { findBrowser, findFirefox } = await setup();
    expect(findBrowser()).toBe(browser);
    expect(findFirefox()).toBe(browser);
  });

  test('findBrowser and findFirefox ignore CHROMIUM_PATH and FIREFOX_PATH if they name missing files', async () => {
    const gone = `${browser}-gone`;
    vi.stubEnv('CHROMIUM_PATH', gone);
    vi.stubEnv('FIREFOX_PATH', gone);
    const { findBrowser, findFirefox } = await setup();
    expect(findBrowser()).not.toBe(gone);
    expect(findFirefox()).not.toBe(gone);
  });
});

async function ensure({ there = false, canBeHad = false }) {
  vi.spyOn(console, 'log').mockReturnValue();
  const { ensureOtherEngines } = await setup();
  const asked: string[] = [];
  const engine = {
    name: 'Gecko',
    find: () => (there || (canBeHad && asked.length > 0) ? '/usr/bin/gecko' : undefined),
    packages: ['gecko', 'gecko-driver'],
  };
  const install = (packages: string[]) => void asked.push(...packages);
  return { skipped: ensureOtherEngines([engine], install), asked };
}

test('an optional engine is not installed if it is found', async () => {
  expect(await ensure({ there: true })).toEqual({ skipped: [], asked: [] });
});

test('a missing optional engine is installed if possible', async () => {
  expect(await ensure({ canBeHad: true })).toEqual({
    skipped: [],
    asked: ['gecko', 'gecko-driver'],
  });
});

test('an optional engine that cannot be installed is listed as skipped, by name', async () => {
  const { skipped } = await ensure({});
  expect(skipped).toEqual([expect.stringMatching(/^Gecko \(not installed/)]);
});
