import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const files = {
  Display: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  Text: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  Mono: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

export type Family = keyof typeof files;

export const families = Object.keys(files) as Family[];

export const packageOf = (family: Family): string =>
  `@fontsource-variable/${files[family].split('/')[0]}`;

export const readFont = (family: Family): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${files[family]}`));

export function assertGlyphs(font: Font | undefined, name: string, text: string) {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (font?.hasGlyphForCodePoint(code)) continue;
    const missing = `“${character}” (U+${code.toString(16).toUpperCase().padStart(4, '0')})`;
    throw new Error(`the font ${name} has no glyph for ${missing} in “${text}”`);
  }
}
