import { Monkey } from '../support/monkey';
import { expect, test } from '../support/test';

// `npm run soak -- --help` lists options for longer runs and other seeds.
const first = Number(process.env.SOAK_SEED ?? 1);
const rounds = Number(process.env.SOAK_ROUNDS ?? 1);
const bursts = 12;

for (let seed = first; seed < first + rounds; seed += 1) {
  test(`page and URL match, without errors, after random input (seed ${seed})`, async ({
    page,
    hasTouch,
    browserErrors,
  }) => {
    const monkey = new Monkey(page, seed, hasTouch);
    try {
      await monkey.start();
      for (let burst = 0; burst < bursts; burst += 1) {
        await monkey.play();
        await monkey.check();
        expect(browserErrors).toEqual([]);
      }
    } catch (error) {
      const again = `npm run soak -- --seed ${seed} --minutes 1`;
      throw new Error(`${again}\n${monkey.steps.join('\n')}`, { cause: error });
    }
  });
}
