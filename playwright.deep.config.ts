import { defineConfig, devices } from '@playwright/test';
import base, { chromium, development, inFirefox, flows } from './playwright.config';
import { findFirefox } from './scripts/setup.mjs';

/** Flows that `npm test` does not run in Firefox, because they lack the tag @smoke. */
const remainingInFirefox = [
  {
    ...inFirefox('firefox', {}),
    testMatch: [flows, /deep\/rapid-navigation\.spec/],
    grepInvert: /@reduced-motion|@chromium|@smoke/,
  },
  {
    ...inFirefox('firefox-reduced-motion', { 'ui.prefersReducedMotion': 1 }),
    grep: /@reduced-motion/,
    grepInvert: /@chromium|@smoke/,
  },
];

/** Slow, rare, or random tests. One worker, so that tests that build the site don't slow down tests of motion. */
export default defineConfig({
  ...base,
  workers: 1,
  projects: [
    { name: 'deep', testDir: 'e2e/deep', use: chromium },
    {
      name: 'phone',
      testMatch: /deep\/soak\.spec/,
      use: { ...chromium, ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'strict', testMatch: /deep\/rapid-navigation\.spec/, use: development },
    ...(findFirefox() ? remainingInFirefox : []),
  ],
});
