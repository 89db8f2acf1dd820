import { create, type Font, type PathCommand } from 'fontkit';
import { decompress } from 'wawoff2';
import { assertGlyphs, readFont, type Family } from '../typesetting.ts';

export interface LetterStyle {
  family: Family;
  size: number;
  weight?: number;
  /** Letter-spacing, in the same unit as `size`. */
  tracking?: number;
}

export interface Line {
  /** Includes letter-spacing after the last letter, as in browsers. */
  width: number;
  /** `x` and `y` are the start of the baseline. */
  pathAt(x: number, y: number): string;
}

// Decompresses the font, because fontkit cannot get variations of a WOFF2 font.
const openFont = async (family: Family) =>
  create(Buffer.from(await decompress(readFont(family)))) as Font;

const fonts: Record<Family, Font> = {
  Display: await openFont('Display'),
  Text: await openFont('Text'),
  Mono: await openFont('Mono'),
};

export const isFamily = (name: string): name is Family => name in fonts;

export function setLine(text: string, style: LetterStyle): Line {
  const { family, size, weight = 400, tracking = 0 } = style;
  const font = fontAt(family, size, weight);
  assertGlyphs(font, family, text);
  // Browsers drop ligatures in letter-spaced text.
  const run = font.layout(text, tracking === 0 ? {} : { liga: false, clig: false });
  const scale = size / font.unitsPerEm;

  return {
    width: run.advanceWidth * scale + run.glyphs.length * tracking,
    pathAt(x, y) {
      let pen = x;
      return run.positions
        .map(({ xAdvance, xOffset, yOffset }, index) => {
          const shape = run.glyphs[index]?.path.commands ?? [];
          const left = pen + xOffset * scale;
          pen += xAdvance * scale + tracking;
          return toPathData(shape, scale, left, y - yOffset * scale);
        })
        .join('');
    },
  };
}

const variations = new Map<string, Font>();

function fontAt(family: Family, size: number, weight: number): Font {
  // Only the display font has an optical size, from 12 to 96. All larger sizes share one variation.
  const opsz = family === 'Display' ? Math.min(Math.max(size, 12), 96) : 0;
  const key = `${family} ${weight} ${opsz}`;
  const font = variations.get(key) ?? fonts[family].getVariation({ wght: weight, wdth: 100, opsz });
  variations.set(key, font);
  return font;
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} satisfies Record<PathCommand['command'], string>;

/**
 * Rounds a letter's position and shape separately. So when svgo makes paths relative, the same
 * letter always has the same numbers, which compress well.
 */
function toPathData(commands: PathCommand[], scale: number, left: number, base: number): string {
  const steps = scale < 0.04 ? 100 : 10;
  const [x, y] = [Math.round(left * steps), Math.round(base * steps)];
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, index) => {
        const shape = Math.round(value * scale * steps);
        return (index % 2 === 0 ? x + shape : y - shape) / steps;
      });
      return letters[command] + points.join(' ');
    })
    .join('');
}
