import { writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';

const { readFont } = (await runnerImport('scripts/vite/typesetting.ts')).module;
const outDir = new URL('../../src/theme/fonts/', import.meta.url);

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const alphabet = `${ascii}\u00a0©®°±·×÷éèáàíóúñüöäåçÉÖÜÄ–—‑‘’“”…•−`;

/** @type {{ name: string, family: string, text?: string, axes: NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'] }[]} */
const fonts = [
  { name: 'display', family: 'Display', axes: { wdth: 100, wght: 700 } },
  // For the quote on the Contact page: its letters are lighter than those of headings.
  { name: 'quote', family: 'Display', axes: { wdth: 100, wght: 500, opsz: 32 } },
  {
    // For the framed word in Home's headline, which dragging makes narrower and lighter.
    name: 'play',
    family: 'Display',
    text: 'UX/UI',
    axes: { wdth: { min: 75, max: 100 }, wght: { min: 200, max: 700 } },
  },
  { name: 'text', family: 'Text', axes: { wdth: 100, wght: { min: 400, max: 700 } } },
  { name: 'mono', family: 'Mono', axes: { wght: 500 } },
];

for (const { name, family, axes, text = alphabet } of fonts) {
  const font = await subsetFont(readFont(family), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(new URL(`${name}.woff2`, outDir), font);
  console.log(`${name}.woff2`.padEnd(14), `${(font.length / 1000).toFixed(1)} kB`);
}
