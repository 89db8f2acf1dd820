import { expect, test as base } from '@playwright/test';
import { findWebKit } from '../../scripts/setup.mjs';
import { startWebKit, type WebKit } from './driver';

/** A test in a new WebKit. */
export const test = base.extend<{ lessMotion: boolean; webkit: WebKit }>({
  lessMotion: [false, { option: true }],
  webkit: async ({ baseURL, lessMotion }, provide) => {
    const webkit = await startWebKit(findWebKit() ?? '', baseURL ?? '', lessMotion);
    await webkit.resize(1440, 900);
    await provide(webkit);
    await webkit.close();
  },
});

export { expect };
