import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const bricolage = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const instrument = 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2';
const geist = 'geist-mono/files/geist-mono-latin-wght-normal.woff2';

// A PDF cannot vary a font: each setting that the page uses becomes a font of its own.
const settings = {
  headline: { file: bricolage, axes: { wght: 700, wdth: 100, opsz: 40 } },
  display: { file: bricolage, axes: { wght: 700, wdth: 100, opsz: 16 } },
  text: { file: instrument, axes: { wght: 400, wdth: 100 } },
  strong: { file: instrument, axes: { wght: 600, wdth: 100 } },
  label: { file: geist, axes: { wght: 500 } },
};

export type FontName = keyof typeof settings;
export const fontNames = Object.keys(settings) as FontName[];

export interface OpenFont {
  file: Buffer;
  face: Font;
}

/** The site's fonts as static TrueType files that hold the letters asked for. */
export async function openFonts(alphabet: string): Promise<Record<FontName, OpenFont>> {
  const require = createRequire(import.meta.url);
  const opened = fontNames.map(async (name) => {
    const { file, axes } = settings[name];
    const source = readFileSync(require.resolve(`@fontsource-variable/${file}`));
    const font = await subsetFont(source, alphabet, {
      targetFormat: 'truetype',
      variationAxes: axes,
    });
    return [name, { file: font, face: create(font) as Font }] as const;
  });
  return Object.fromEntries(await Promise.all(opened)) as Record<FontName, OpenFont>;
}
