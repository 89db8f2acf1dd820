import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { lastTile, playlist, prototypes, routes, unknownPath } from './support/site';
import { expect, once, test } from './support/test';
import { hydrated, open, tileLink } from './support/visit';

test(
  'every page states a policy in which Google’s CSP Evaluator finds no grave fault',
  once,
  async ({ request }) => {
    for (const path of [...routes, ...prototypes, playlist, unknownPath]) {
      const html = await (await request.get(path)).text();
      const [, policy = ''] =
        /<head>\s*<meta charset="[^>]*><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
          html,
        ) ?? [];
      expect(policy, path).toContain("default-src 'none'");
      const found = new CspEvaluator(new CspParser(policy).csp).evaluate();
      expect(
        found.filter(({ severity }) => severity === Severity.HIGH),
        path,
      ).toEqual([]);
    }
  },
);

test('every page comes with the headers by which a host protects it', once, async ({ request }) => {
  for (const path of ['/', ...prototypes.slice(0, 1), unknownPath]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

test.describe('what the tests listen to', () => {
  test.use({ mayComplain: true });

  test('is told of all that the policy stops', async ({ page, complaints }) => {
    await open(page, '/');
    await page.evaluate(() => {
      // It has no hash, and a browser with trusted types refuses its text to begin with.
      const script = document.createElement('script');
      script.append('document.title = "hijacked"');
      document.body.append(script);
      const elsewhere = 'https://elsewhere.example/';
      fetch(elsewhere).catch(() => {});
      import(elsewhere).catch(() => {});
      try {
        document.body.innerHTML = '<img src="x" onerror="document.title = \'hijacked\'">';
      } catch {
        // A browser with trusted types refuses markup that no policy has made.
      }
    });
    await expect.poll(() => complaints.join('\n')).toContain('connect-src stopped https://else');
    await expect
      .poll(() => complaints.join('\n'))
      .toMatch(/policy: script-src(-elem)? stopped https:\/\/else/);
    expect(complaints.join('\n')).toContain('policy: require-trusted-types-for stopped');
    await expect(page).not.toHaveTitle(/hijacked/);
  });

  test('is told of every request that leaves the site', async ({ page, complaints }) => {
    const elsewhere = 'http://elsewhere.example/count.png';
    await page.route(elsewhere, (route) => route.abort());
    await page.route('/without-a-policy', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<img alt="" src="${elsewhere}">` }),
    );
    await page.goto('/without-a-policy');
    await expect.poll(() => complaints).toContain(`asks another site: ${elsewhere}`);
  });
});

test('the prototypes write their markup under the policy', async ({ page }) => {
  for (const address of prototypes) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});

test('a page that has gone from a story on draws a story’s logo', async ({ page }) => {
  await open(page, '/work');
  const story = lastTile();
  await tileLink(page, story).click();
  await expect(page).toHaveURL(story);
  await hydrated(page);
  await expect(page.locator('article header svg[role="img"] path').first()).toBeVisible();
});
