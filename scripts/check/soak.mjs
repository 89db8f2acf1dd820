import { ensureBrowser, readOptions, requireNode, run, stop } from '../setup.mjs';

const help = `npm run soak                       about ten minutes, on a desktop and a phone, in Chromium
npm run soak -- --minutes 60       for about an hour
npm run soak -- --seed 7           from the round with this seed on; the same seed plays the same steps`;

requireNode();
const { values } = readOptions(
  { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
  { help },
);
for (const [name, value] of Object.entries(values)) {
  if (!(Number(value) > 0)) stop(`--${name} is “${value}”. Pass a number above 0.`);
}

process.env.CHROMIUM_PATH = ensureBrowser();

// A round takes almost half a minute. Two workers play this many rounds on a desktop, and as many on a phone.
process.env.SOAK_ROUNDS = String(Math.ceil(2 * Number(values.minutes)));
process.env.SOAK_SEED = values.seed ?? '1';
process.env.SOAK_NAVIGATIONS = '500';

const tests = ['e2e/deep/soak.spec.ts'];
// With a seed, soak repeats a failure, for which the memory test is not needed.
if (values.seed === undefined) tests.push('e2e/deep/memory.spec.ts');
const options = [
  '--config=playwright.deep.config.ts',
  '--workers=2',
  '--project=deep',
  '--project=phone',
];
process.exitCode = run('npx', ['playwright', 'test', ...tests, ...options]) ? 0 : 1;
