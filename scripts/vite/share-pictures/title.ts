import { setLine, type LetterStyle } from '../svg/lettering.ts';
import { fillLines } from '../typesetting.ts';

export type Box = Record<'left' | 'top' | 'width' | 'height', number>;

export interface Title {
  lines: string[];
  style: LetterStyle & { tracking: number };
}

const titleStyle = (size: number) =>
  ({ family: 'Display', size, weight: 700, tracking: -0.035 * size }) as const;

/** `largest[n - 1]` limits the font size of a title of n lines. */
export function fitTitle(title: string, room: number, largest: readonly number[]): Title {
  const settings = breaks(title, largest.length).map((lines) => ({
    lines,
    size: fitSize(lines, room, largest[lines.length - 1] ?? 0),
  }));
  const { lines, size } = settings.reduce((best, next) => (next.size > best.size ? next : best));
  return { lines, style: titleStyle(size) };
}

function breaks(title: string, most: number): string[][] {
  if (most === 1) return [[title]];
  const gaps = [...title.matchAll(/(?<!&) /g)].map(({ index }) => index);
  const broken = gaps.flatMap((gap) =>
    breaks(title.slice(gap + 1), most - 1).map((rest) => [title.slice(0, gap), ...rest]),
  );
  return [[title], ...broken];
}

function fitSize(lines: string[], room: number, largest: number): number {
  let size = largest;
  // The letters' widths change with the optical size, so each new font size is measured again.
  for (let tries = 0; tries < 4; tries++) {
    const widest = Math.max(...lines.map((line) => setLine(line, titleStyle(size)).width));
    if (widest <= room) break;
    size = Math.floor((size * room) / widest);
  }
  return size;
}

export function placeTitle(
  { lines, style }: Title,
  left: number,
  lastBaseline: number,
  focus?: string,
) {
  const { size, tracking } = style;
  // Lines begin left of the margin, because large letters have visible space on their left.
  const x = left - 0.03 * size;
  // The frame around `focus` needs more room at its sides than a space between words gives.
  const air = 0.1 * size;
  let selected: Box | undefined;
  const paths = lines.map((line, row) => {
    const y = lastBaseline - (lines.length - 1 - row) * size;
    if (!focus || selected || !line.includes(focus)) return setLine(line, style).pathAt(x, y);
    const [before = '', after = ''] = line.split(focus, 2);
    const start = before ? x + setLine(before, style).width + air : x;
    const width = setLine(focus, style).width - tracking;
    selected = {
      left: start - 0.05 * size,
      top: y - 0.82 * size,
      width: width + 0.1 * size,
      height: (/[gjpqyQ,]/.test(focus) ? 1.08 : 0.98) * size,
    };
    return [
      setLine(before, style).pathAt(x, y),
      setLine(focus, style).pathAt(start, y),
      setLine(after, style).pathAt(start + width + air, y),
    ].join('');
  });
  return { path: paths.join(''), selected };
}

/** Breaks text into as few lines as possible, of similar length. */
export function wrap(text: string, style: LetterStyle, room: number): string[] {
  const fill = (width: number) => fillLines(text, (line) => setLine(line, style).width <= width);
  let lines = fill(room);
  for (let narrower = room * 0.97; narrower > room / 2; narrower *= 0.97) {
    const next = fill(narrower);
    if (next.length > lines.length) break;
    lines = next;
  }
  return lines;
}
