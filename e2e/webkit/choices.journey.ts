import type { WebKit } from './driver';
import { expect, test } from './test';

const choice = (value: string) => `footer input[value="${value}"]`;

const ground = (webkit: WebKit) =>
  webkit.of('body', (body) => getComputedStyle(body).backgroundColor);

test('the theme is switched, and stays so after a reload', async ({ webkit }) => {
  await webkit.open('/about');
  const light = await ground(webkit);
  await webkit.click(choice('dark'));
  await expect.poll(() => ground(webkit)).not.toBe(light);
  const dark = await ground(webkit);
  await webkit.reload();
  await expect.poll(() => ground(webkit)).toBe(dark);
  await webkit.click(choice('light'));
  await expect.poll(() => ground(webkit)).toBe(light);
});

test('motion is switched off, and on again', async ({ webkit }) => {
  await webkit.open('/');
  await webkit.click(choice('off'));
  const running = () => webkit.evaluate(() => document.getAnimations().length);
  await expect.poll(running).toBe(0);
  await webkit.scrollTo('main ul');
  expect(await running()).toBe(0);
  await webkit.click(choice('on'));
  await expect.poll(running).toBeGreaterThan(0);
});

test('each switch stands beside its name', async ({ webkit }) => {
  await webkit.open('/about');
  const apart = await webkit.ofAll('footer [role="group"]', (switches) =>
    switches.map((group) => {
      const [name, first] = ['span', 'label'].map((part) =>
        group.querySelector(part)?.getBoundingClientRect(),
      );
      return (name?.bottom ?? NaN) - (first?.top ?? NaN);
    }),
  );
  expect(apart).toHaveLength(2);
  for (const overlap of apart) expect(overlap).toBeGreaterThan(0);
});
