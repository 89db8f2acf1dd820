import { expect, test as base } from '@playwright/test';
import { findWebKit } from '../../scripts/setup.mjs';
import { WebKit, type Settings } from './driver';
import { recordingHost } from './host';

interface Fixtures {
  settings: Settings;
  /** Errors of the pages while the test runs. */
  complaints: string[];
  webkit: WebKit;
}

/** A test in a new WebKit, which also fails on errors of the page. */
export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],

  // Playwright requires a pattern here.
  // oxlint-disable-next-line no-empty-pattern
  complaints: async ({}, provide) => {
    const complaints: string[] = [];
    await provide(complaints);
    expect(complaints).toEqual([]);
  },

  webkit: async ({ baseURL, complaints, settings }, provide, info) => {
    const { server, origin } = await recordingHost(baseURL ?? '', complaints);
    const webkit = await WebKit.start(findWebKit() ?? '', origin, settings);
    await webkit.resize(1440, 900);
    await provide(webkit);
    if (info.status !== info.expectedStatus) {
      await info.attach('screen', { body: await webkit.screenshot(), contentType: 'image/png' });
    }
    await webkit.close();
    server.close();
  },
});

export { expect };
