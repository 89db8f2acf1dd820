import { Monkey } from '../support/monkey';
import { expect, test } from '../support/test';

const bursts = 12;

test('after random input, the page matches the URL, and the browser reports no errors', async ({
  page,
  hasTouch,
  browserErrors,
}, { repeatEachIndex }) => {
  const seed = Number(process.env.SOAK_SEED ?? 1) + repeatEachIndex;
  const monkey = new Monkey(page, seed, hasTouch);
  try {
    await monkey.start();
    for (let burst = 0; burst < bursts; burst += 1) {
      await monkey.play();
      await monkey.check();
      expect(browserErrors).toEqual([]);
    }
  } catch (error) {
    const again = `SOAK_SEED=${seed} npm run soak -- --repeat-each 1`;
    throw new Error(`${again}\n${monkey.steps.join('\n')}`, { cause: error });
  }
});
