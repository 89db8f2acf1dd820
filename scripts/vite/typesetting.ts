import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);

const files = {
  Display: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  Text: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  Mono: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

export type Family = keyof typeof files;

export const families = Object.keys(files) as Family[];

export function nameOf(family: Family): string {
  const [name] = files[family].split('/');
  return (require(`@fontsource-variable/${name}/metadata.json`) as { family: string }).family;
}

export const readFont = (family: Family): Buffer =>
  readFileSync(require.resolve(`@fontsource-variable/${files[family]}`));

export function assertGlyphs(font: Font | undefined, name: string, text: string) {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (font?.hasGlyphForCodePoint(code)) continue;
    const missing = `“${character}” (U+${code.toString(16).toUpperCase().padStart(4, '0')})`;
    throw new Error(`the font ${name} has no glyph for ${missing} in “${text}”`);
  }
}

export function fillLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
