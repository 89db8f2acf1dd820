import { expect, onlyChromium, test } from './support/test';
import { open } from './support/visit';

// Every browser test fails on such errors; this one proves that they are heard.
test.use({ allowErrors: true });

test('records violations of the policy', onlyChromium, async ({ page, browserErrors }) => {
  const heard = () => browserErrors.join('\n');
  await open(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "hijacked"');
    document.body.append(script);
    fetch('https://elsewhere.example/').catch(() => {});
    import('https://elsewhere.example/' as string).catch(() => {});
  });
  await expect.poll(heard).toContain('connect-src stopped https://else');
  await expect.poll(heard).toMatch(/policy: script-src(-elem)? stopped https:\/\/else/);
  await expect(page).not.toHaveTitle(/hijacked/);

  const elsewhere = 'http://elsewhere.example/count.png';
  await page.route(elsewhere, (route) => route.abort());
  const body = `<img alt="" src="${elsewhere}">`;
  await page.route('/without-a-policy', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('/without-a-policy');
  await expect.poll(heard).toContain(`asks another site: ${elsewhere}`);
});
