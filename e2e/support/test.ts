import { expect, test as base, type Page } from '@playwright/test';

interface Options {
  /** For tests that break something on purpose, and so expect the browser to complain. */
  mayComplain: boolean;
}

interface Fixtures {
  /** What the browser complains about while the test runs. */
  complaints: string[];
}

/** Playwright's test, which also fails when the page complains. */
export const test = base.extend<Options & Fixtures>({
  mayComplain: [false, { option: true }],
  complaints: [
    async ({ page, baseURL, mayComplain }, provide) => {
      const complaints = listenTo(page, baseURL ?? '');
      await page.addInitScript(reportViolations);
      await provide(complaints);
      if (!mayComplain) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

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
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!advertisement.test(message.text())) {
      complaints.push(`console.${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', ({ message }) => complaints.push(`uncaught: ${message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(home).origin) {
      complaints.push(`asks another site: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A request that the browser drops because the reader moves on has not failed.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
