import { defineConfig, devices } from '@playwright/test';
import { findBrowser, findWebKit } from './scripts/setup.mjs';

const port = Number(process.env.E2E_PORT ?? 4321);
const developmentPort = port + 1;
// Read by e2e/support/site.ts too.
const dist = process.env.E2E_DIST ?? 'dist';
const developmentBuild = 'node_modules/.cache/dist-development';

const launchOptions = {
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};
const built = { baseURL: `http://127.0.0.1:${port}`, launchOptions };

// Playwright cannot drive a WebKit that it has not built: these journeys bring a driver of their own.
const webkit = { name: 'webkit', testDir: 'e2e/webkit', testMatch: '*.journey.ts', use: built };

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
      use: { ...devices['Desktop Chrome'], ...built, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: /\/(sweep|access|menu|small-screens|soak)\.spec/,
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
    ...(findWebKit() ? [webkit] : []),
  ],
  webServer: [
    {
      command: `node scripts/preview.mjs --dir ${dist} --port ${port}`,
      url: `http://127.0.0.1:${port}`,
    },
    {
      command: `npx vite build --mode development --outDir ${developmentBuild} --logLevel warn && node scripts/preview.mjs --dir ${developmentBuild} --port ${developmentPort}`,
      url: `http://127.0.0.1:${developmentPort}`,
      env: { NODE_ENV: 'development' },
      timeout: 180_000,
    },
  ],
});
