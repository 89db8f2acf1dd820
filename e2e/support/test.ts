import { expect, test as base, type Page, type Route } from '@playwright/test';

interface Fixtures {
  allowErrors: boolean;
  browserErrors: string[];
}

export const reducedMotion = { tag: '@reduced-motion' };
/**
 * `npm test` runs tests with this tag in Firefox, too. `npm run test:deep` runs all others there,
 * except those with the tag `onlyChromium`.
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
    // A route handler may still be running when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  browserErrors: [
    async ({ page, baseURL, allowErrors, javaScriptEnabled }, provide) => {
      const browserErrors = listenTo(page, baseURL ?? '');
      await page.addInitScript(reportViolations);
      await provide(browserErrors);
      // Without scripts, the browser reports each script that it skips.
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

/** Not every browser logs violations of the Content Security Policy. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // oxlint-disable-next-line no-console -- tests listen to the console
    console.error(`policy: ${effectiveDirective} stopped ${blockedURI} ${sample}`);
  });
}

const ignored = [
  'Download the React DevTools',
  // Chromium logs this when Playwright takes pictures for a trace. In CI, retries have a trace.
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
