import { expect, test as base, type Page, type Route } from '@playwright/test';

interface Fixtures {
  allowErrors: boolean;
  browserErrors: string[];
}

export const reducedMotion = { tag: '@reduced-motion' };
/**
 * `npm test` also runs tests with this tag in Firefox. `npm run test:deep` runs the other tests in
 * Firefox, except those tagged `onlyChromium`.
 */
export const smoke = { tag: '@smoke' };
export const noScripts = { tag: '@no-scripts' };
/**
 * For tests of view timelines, touch scrolling, printing, or emulated media, and for tests that
 * need only one browser.
 */
export const onlyChromium = { tag: '@chromium' };

/** Tests also fail on any console message or error in the browser, unless `allowErrors` is set. */
export const test = base.extend<Fixtures>({
  allowErrors: [false, { option: true }],
  reducedMotion: async ({ reducedMotion: preference }, provide, { tags }) =>
    provide(tags.includes(reducedMotion.tag) ? 'reduce' : preference),
  javaScriptEnabled: async ({ javaScriptEnabled }, provide, { tags }) =>
    provide(javaScriptEnabled && !tags.includes(noScripts.tag)),
  page: async ({ page, browserName, javaScriptEnabled }, provide) => {
    // WebDriver BiDi cannot turn off scripts in Firefox, but a sandbox policy on each document can.
    if (browserName === 'firefox' && !javaScriptEnabled) await page.route('**', sandboxDocument);
    await provide(page);
    // Ignores errors of route handlers that are still running when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  browserErrors: [
    async ({ page, baseURL, allowErrors, javaScriptEnabled }, provide) => {
      const browserErrors = listenTo(page, baseURL ?? '');
      await page.addInitScript(reportViolations);
      await provide(browserErrors);
      // With scripts turned off, the browser reports each script that it skips as an error.
      if (!allowErrors && javaScriptEnabled) expect(browserErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function sandboxDocument(route: Route) {
  if (route.request().resourceType() !== 'document') return route.continue();
  const response = await route.fetch();
  const headers = { ...response.headers(), 'content-security-policy': 'sandbox allow-same-origin' };
  return route.fulfill({ response, headers });
}

/** Logs violations of the Content Security Policy, because not every browser does so itself. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // oxlint-disable-next-line no-console -- tests listen to the console
    console.error(`policy: ${effectiveDirective} stopped ${blockedURI} ${sample}`);
  });
}

const ignored = [
  'Download the React DevTools',
  // Chromium logs this when Playwright records a trace, as it does for retries in CI.
  'Rendering was performed in a subtree hidden by content-visibility',
];

function listenTo(page: Page, home: string): string[] {
  const browserErrors: string[] = [];
  page.on('console', (message) => {
    if (!ignored.some((text) => message.text().includes(text))) {
      browserErrors.push(`console.${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', ({ message }) => browserErrors.push(`uncaught: ${message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(home).origin) {
      browserErrors.push(`request to another site: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser aborts requests when the visitor leaves the page.
    if (!reason.endsWith('_ABORTED')) browserErrors.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) browserErrors.push(`${response.status()}: ${response.url()}`);
  });
  return browserErrors;
}
