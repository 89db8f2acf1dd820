import type { Title } from './fit-title.ts';
import { setLine } from '../svg/lettering.ts';
import type { Box } from './ornaments.ts';

interface PlacedTitle {
  /** Path data of all letters. */
  path: string;
  /** The box of the word that is selected, if there is one. */
  selected?: Box;
}

/** Sets the lines of a title above each other; the last one stands on `base`. */
export function placeTitle(title: Title, left: number, base: number, focus?: string): PlacedTitle {
  const { lines, style } = title;
  // The first letters of large lines stand out a little, so that the edge looks straight.
  const x = left - 0.03 * style.size;
  const selectedRow = focus ? lines.findIndex((line) => line.includes(focus)) : -1;

  return lines.reduce<PlacedTitle>(
    (placed, line, row) => {
      const y = base - (lines.length - 1 - row) * style.size;
      if (!focus || row !== selectedRow) {
        return { ...placed, path: placed.path + setLine(line, style).pathAt(x, y) };
      }
      const { path, selected } = placeSelected(line, focus, style, x, y);
      return { path: placed.path + path, selected };
    },
    { path: '' },
  );
}

function placeSelected(
  line: string,
  focus: string,
  style: Title['style'],
  x: number,
  y: number,
): Required<PlacedTitle> {
  const { size, tracking } = style;
  const [before = '', after = ''] = line.split(focus, 2);
  // Beside a frame, words need more air than a space gives.
  const air = 0.1 * size;
  const start = before ? x + setLine(before, style).width + air : x;
  const width = setLine(focus, style).width - tracking;
  const end = start + width + air;

  return {
    path: [
      setLine(before, style).pathAt(x, y),
      setLine(focus, style).pathAt(start, y),
      setLine(after, style).pathAt(end, y),
    ].join(''),
    selected: {
      left: start - 0.05 * size,
      top: y - 0.82 * size,
      width: width + 0.1 * size,
      height: (/[gjpqyQ,]/.test(focus) ? 1.08 : 0.98) * size,
    },
  };
}
