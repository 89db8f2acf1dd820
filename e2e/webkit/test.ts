import { expect, test as base } from '@playwright/test';
import { findWebKit } from '../../scripts/setup.mjs';
import { startWebKit, type WebKit } from './driver';

export const test = base.extend<{ webkit: WebKit }>({
  webkit: async ({ baseURL, reducedMotion }, provide) => {
    const webkit = await startWebKit(findWebKit() ?? '', baseURL ?? '', reducedMotion === 'reduce');
    await webkit.resize(1440, 900);
    await provide(webkit);
    await webkit.close();
  },
});

export { expect };
