import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { readFont, type Family } from '../read-font.ts';

// A PDF cannot vary a font: each setting that the page uses becomes a font of its own.
const settings = {
  headline: { family: 'Display', axes: { wght: 700, wdth: 100, opsz: 40 } },
  display: { family: 'Display', axes: { wght: 700, wdth: 100, opsz: 16 } },
  text: { family: 'Text', axes: { wght: 400, wdth: 100 } },
  strong: { family: 'Text', axes: { wght: 600, wdth: 100 } },
  label: { family: 'Mono', axes: { wght: 500 } },
} satisfies Record<string, { family: Family; axes: Record<string, number> }>;

export type FontName = keyof typeof settings;
export const fontNames = Object.keys(settings) as FontName[];

export interface OpenFont {
  file: Buffer;
  face: Font;
}

/** The site's fonts as static TrueType files that hold the letters asked for. */
export async function openFonts(alphabet: string): Promise<Record<FontName, OpenFont>> {
  const opened = fontNames.map(async (name) => {
    const { family, axes } = settings[name];
    const font = await subsetFont(readFont(family), alphabet, {
      targetFormat: 'truetype',
      variationAxes: axes,
    });
    return [name, { file: font, face: create(font) as Font }] as const;
  });
  return Object.fromEntries(await Promise.all(opened)) as Record<FontName, OpenFont>;
}
