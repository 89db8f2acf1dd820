import { createRequire } from 'node:module';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const outDir = new URL('../../src/theme/fonts/', import.meta.url);

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const alphabet = `${ascii}\u00a0©®°±·×÷éèáàíóúñüöäåçÉÖÜÄ–—‑‘’“”…•−`;

const display = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';

/** @type {{ name: string, file: string, text?: string, axes: NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'] }[]} */
const fonts = [
  { name: 'display', file: display, axes: { wdth: 100, wght: 700 } },
  // For the quote on the Contact page: besides the framed word, the only text in this typeface that
  // needs a weight below 700.
  { name: 'quote', file: display, axes: { wdth: 100, wght: 500, opsz: 32 } },
  {
    // For the framed word in the home page's headline: dragging makes it narrower and lighter.
    name: 'play',
    file: display,
    text: 'UX/UI',
    axes: { wdth: { min: 75, max: 100 }, wght: { min: 200, max: 700 } },
  },
  {
    name: 'text',
    file: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
  },
  {
    name: 'mono',
    file: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    axes: { wght: 500 },
  },
];

for (const { name, file, axes, text = alphabet } of fonts) {
  const source = await readFile(require.resolve(`@fontsource-variable/${file}`));
  const font = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(new URL(`${name}.woff2`, outDir), font);
  console.log(`${name}.woff2`.padEnd(14), `${(font.length / 1000).toFixed(1)} kB`);
}
