import { defineConfig, devices } from '@playwright/test';
import base, { chromium, development, inFirefox, flows } from './playwright.config';
import { findFirefox } from './scripts/setup.mjs';

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

export default defineConfig({
  ...base,
  // With a second worker, tests of motion would be slow while another test builds the site.
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
