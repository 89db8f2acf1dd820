import { replaceFolder } from './files.mjs';
import { readOptions, requireNode, root, run } from './setup.mjs';

requireNode();
const { values } = readOptions({ logLevel: { type: 'string', default: 'info' } });
const logLevel = /** @type {import('vite').LogLevel} */ (values.logLevel);

if (!run(process.execPath, ['scripts/check/content.mjs'])) process.exit(1);
const { createBuilder } = await import('vite');
try {
  await replaceFolder(`${root}dist`, async (outDir) => {
    const builder = await createBuilder({ root, logLevel, build: { outDir, emptyOutDir: true } });
    await builder.buildApp();
  });
  if (logLevel === 'info') {
    console.log(
      'The site is in dist/. `npm run preview` serves it; `npm run publish-check` lists what is missing before you publish it.',
    );
  }
} catch (error) {
  console.error(`The site could not be built: ${String(error)}`);
  process.exit(1);
}
