import { expect, test as base, type Page, type Route } from '@playwright/test';

interface Options {
  /** For tests that break something on purpose, and so expect the browser to complain. */
  allowErrors: boolean;
}

interface Fixtures {
  /** What the browser complains about while the test runs. */
  browserErrors: string[];
}

/** Where the system asks for less motion. */
export const reducedMotion = { tag: '@reduced-motion' };
/** Also runs in Firefox with `npm test`; the rest runs there with `npm run test:deep`. */
export const smoke = { tag: '@smoke' };
export const noScripts = { tag: '@no-scripts' };
/**
 * What only Chromium has or can be asked for: view timelines, a finger that scrolls, paper, a system that changes its
 * mind, tools that look inside.
 */
export const onlyChromium = { tag: '@chromium' };

/** Playwright's test, which also fails when the page complains. */
export const test = base.extend<Options & Fixtures>({
  allowErrors: [false, { option: true }],
  contextOptions: async ({ contextOptions }, provide, { tags }) =>
    provide(
      tags.includes(reducedMotion.tag)
        ? { ...contextOptions, reducedMotion: 'reduce' }
        : contextOptions,
    ),
  javaScriptEnabled: async ({ javaScriptEnabled }, provide, { tags }) =>
    provide(javaScriptEnabled && !tags.includes(noScripts.tag)),
  page: async ({ page, browserName, javaScriptEnabled }, provide) => {
    // Playwright cannot switch scripts off in Firefox; a sandbox can, in each document that comes.
    if (browserName === 'firefox' && !javaScriptEnabled) await page.route('**', intoTheSandbox);
    await provide(page);
    // The test has ended; an answer that is still being changed goes nowhere.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  browserErrors: [
    async ({ page, baseURL, allowErrors, javaScriptEnabled }, provide) => {
      const browserErrors = listenTo(page, baseURL ?? '');
      await page.addInitScript(reportViolations);
      await provide(browserErrors);
      // Without scripts the browser complains of each that it does not fetch.
      if (!allowErrors && javaScriptEnabled) expect(browserErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function intoTheSandbox(route: Route) {
  if (route.request().resourceType() !== 'document') return route.continue();
  const response = await route.fetch();
  const headers = { ...response.headers(), 'content-security-policy': 'sandbox allow-same-origin' };
  return route.fulfill({ response, headers });
}

/** What the page's Content Security Policy stops, in its frames too; not every browser logs that. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // oxlint-disable-next-line no-console -- the console is what the test listens to
    console.error(`policy: ${effectiveDirective} stopped ${blockedURI} ${sample}`);
  });
}

/** Said by React's development build to every browser without its tools. */
const advertisement = /Download the React DevTools/;

function listenTo(page: Page, home: string): string[] {
  const browserErrors: string[] = [];
  page.on('console', (message) => {
    if (!advertisement.test(message.text())) {
      browserErrors.push(`console.${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', ({ message }) => browserErrors.push(`uncaught: ${message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(home).origin) {
      browserErrors.push(`asks another site: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A request that the browser drops because the reader moves on has not failed.
    if (!reason.endsWith('_ABORTED')) browserErrors.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) browserErrors.push(`${response.status()}: ${response.url()}`);
  });
  return browserErrors;
}
