import { expect, onlyChromium, test } from './support/test';
import { open } from './support/visit';

// By default, a test fails if `browserErrors` has an entry. This test expects entries.
test.use({ allowErrors: true });

test(
  'the fixture browserErrors records Content Security Policy violations and requests to other sites',
  onlyChromium,
  async ({ page, browserErrors }) => {
    const recorded = () => browserErrors.join('\n');
    await open(page, '/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.title = "hijacked"');
      document.body.append(script);
      fetch('https://elsewhere.example/').catch(() => {});
      import('https://elsewhere.example/' as string).catch(() => {});
    });
    await expect.poll(recorded).toContain('connect-src stopped https://else');
    await expect.poll(recorded).toMatch(/policy: script-src(-elem)? stopped https:\/\/else/);
    await expect(page).not.toHaveTitle(/hijacked/);

    const elsewhere = 'http://elsewhere.example/count.png';
    await page.route(elsewhere, (route) => route.abort());
    const body = `<img alt="" src="${elsewhere}">`;
    await page.route('/without-a-policy', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto('/without-a-policy');
    await expect.poll(recorded).toContain(`request to another site: ${elsewhere}`);
  },
);
