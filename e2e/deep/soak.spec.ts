import { Monkey } from '../support/monkey';
import { expect, test } from '../support/test';

// `npm run soak -- --help` lists options for longer runs and other seeds.
const first = Number(process.env.SOAK_SEED ?? 1);
const rounds = Number(process.env.SOAK_ROUNDS ?? 1);
const slowdown = Number(process.env.SOAK_SLOWDOWN ?? 1);
const bursts = 12;

for (let seed = first; seed < first + rounds; seed += 1) {
  test(`survives random input (seed ${seed})`, async ({ page, hasTouch, browserErrors }) => {
    test.setTimeout(120_000 * slowdown);
    if (slowdown > 1) {
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    const monkey = new Monkey(page, seed, hasTouch);
    try {
      await monkey.start();
      for (let burst = 0; burst < bursts; burst += 1) {
        await monkey.play();
        await monkey.check();
        expect(browserErrors).toEqual([]);
      }
    } catch (error) {
      const again = `npm run soak -- --seed ${seed} --minutes 1 --slowdown ${slowdown}`;
      throw new Error(`${again}\n${monkey.steps.join('\n')}`, { cause: error });
    }
  });
}
