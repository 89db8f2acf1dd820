import { defineConfig, devices } from '@playwright/test';
import { findBrowser, findFirefox, findWebKit } from './scripts/setup.mjs';

const port = Number(process.env.E2E_PORT ?? 4321);
const developmentPort = port + 1;
const dist = process.env.E2E_DIST ?? 'dist';
const developmentBuild = 'node_modules/.cache/dist-development';

const launchOptions = {
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};
const baseURL = `http://127.0.0.1:${port}`;
const built = { baseURL, launchOptions };
const desktop = { width: 1440, height: 900 };

/**
 * Prefixes of spec files to skip, such as `desk`: scripts/test.mjs sets E2E_WITHOUT if neither the
 * specs nor the code that they test have changed since they passed.
 */
const unchanged = process.env.E2E_WITHOUT?.split(',').filter(Boolean) ?? [];
const testIgnore = ['hydration.spec.ts', ...unchanged.map((name) => `${name}*.spec.ts`)];

// Emulates a mouse (6 = fine pointer and hover): without a screen, Firefox reports none.
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

export const flows = /\/e2e\/[^/]+\.spec\.ts$/;

/** WebDriver BiDi cannot emulate reduced motion, so Firefox gets it by a preference. */
export const inFirefox = (name: string, firefoxUserPrefs: Record<string, number | boolean>) => ({
  name,
  testMatch: flows,
  testIgnore,
  use: {
    baseURL,
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    viewport: desktop,
    launchOptions: {
      executablePath: findFirefox(),
      firefoxUserPrefs: { ...mouse, ...firefoxUserPrefs },
      timeout: 60_000,
    },
  },
});
const firefox = [
  { name: 'firefox-touch', testDir: 'e2e/firefox', testMatch: '*.flow.ts', use: built },
  { ...inFirefox('firefox', {}), grep: /@smoke/, grepInvert: /@reduced-motion/ },
  {
    ...inFirefox('firefox-reduced-motion', { 'ui.prefersReducedMotion': 1 }),
    grep: /(?=.*@smoke)(?=.*@reduced-motion)/,
  },
];

// Playwright controls only its own WebKit build, so these tests have their own WebKitGTK driver.
const webkit = {
  name: 'webkit',
  testDir: 'e2e/webkit',
  testMatch: '*.flow.ts',
  use: built,
};

export const chromium = { ...devices['Desktop Chrome'], ...built, viewport: desktop };
/** In the development build, React reports hydration mismatches and runs effects twice. */
export const development = { ...chromium, baseURL: `http://127.0.0.1:${developmentPort}` };

const developmentServer = {
  command: `npx vite build --mode development --outDir ${developmentBuild} --logLevel warn && node scripts/preview.mjs --dir ${developmentBuild} --port ${developmentPort}`,
  url: `http://127.0.0.1:${developmentPort}`,
  env: { NODE_ENV: 'development' },
  timeout: 180_000,
};

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // These limits are generous: even on a busy machine, only a test that hangs reaches them.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  retries: process.env.CI ? 1 : 0,
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  reporter: [['list']],
  use: { trace: process.env.CI ? 'on-first-retry' : 'off' },
  projects: [
    { name: 'chromium', testMatch: flows, testIgnore, use: chromium },
    { name: 'hydration', testMatch: 'hydration.spec.ts', use: development },
    ...(findFirefox() ? firefox : []),
    ...(findWebKit() ? [webkit] : []),
  ],
  webServer: [
    {
      command: `node scripts/preview.mjs --dir ${dist} --port ${port}`,
      url: `http://127.0.0.1:${port}`,
    },
    ...(process.env.E2E_BUILT_ONLY ? [] : [developmentServer]),
  ],
});
