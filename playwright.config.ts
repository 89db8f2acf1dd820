import { defineConfig, devices } from '@playwright/test';
import { findBrowser, findFirefox, findWebKit } from './scripts/setup.mjs';

const port = Number(process.env.E2E_PORT ?? 4321);
const developmentPort = port + 1;
// Read by e2e/support/site.ts too.
const dist = process.env.E2E_DIST ?? 'dist';
const developmentBuild = 'node_modules/.cache/dist-development';

const launchOptions = {
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};
const baseURL = `http://127.0.0.1:${port}`;
const built = { baseURL, launchOptions };
const desktop = { width: 1440, height: 900 };

// A machine without a screen has no mouse: one that is fine and hovers.
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/**
 * The journeys once more, in a Firefox that others have built. Playwright cannot ask it for less motion
 * while it runs, so there is a second one for the tests of that; see the tags in e2e/support/test.ts.
 */
const inFirefox = (name: string, firefoxUserPrefs: Record<string, number | boolean>) => ({
  name,
  testMatch:
    /\/(addresses|arrive|divider|early|errors|hero|home|late-code|marquee|media|menu|navigation|noscript|prototypes.*|rail|scenes|security|still|storm|theme|tour|transition)\.spec/,
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
  { ...inFirefox('firefox', {}), grepInvert: /@still|@chromium|@once/ },
  {
    ...inFirefox('firefox-still', { 'ui.prefersReducedMotion': 1 }),
    grep: /@still/,
    grepInvert: /@chromium|@once/,
  },
];

// Playwright cannot drive a WebKit that it has not built: these journeys bring a driver of their own.
const webkit = { name: 'webkit', testDir: 'e2e/webkit', testMatch: '*.journey.ts', use: built };

const development = {
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
  timeout: 60_000,
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  reporter: [['list']],
  projects: [
    {
      name: 'desktop',
      testIgnore: /(hydration|menu)\.spec/,
      use: { ...devices['Desktop Chrome'], ...built, viewport: desktop },
    },
    {
      name: 'phone',
      testMatch: /\/(sweep|access|menu|small-screens|soak)\.spec/,
      grepInvert: /@once/,
      use: { ...devices['Pixel 7'], ...built, viewport: { width: 390, height: 844 } },
    },
    {
      // React tells of every mismatch only in its development build.
      name: 'hydration',
      testMatch: /(hydration|storm)\.spec/,
      use: {
        ...devices['Desktop Chrome'],
        ...built,
        baseURL: `http://127.0.0.1:${developmentPort}`,
      },
    },
    ...(findFirefox() ? firefox : []),
    ...(findWebKit() ? [webkit] : []),
  ],
  webServer: [
    {
      command: `node scripts/preview.mjs --dir ${dist} --port ${port}`,
      url: `http://127.0.0.1:${port}`,
    },
    // The journeys on changed content have no use for it.
    ...(process.env.E2E_BUILT_ONLY ? [] : [development]),
  ],
});
