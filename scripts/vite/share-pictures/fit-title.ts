import { fillLines } from '../fill-lines.ts';
import { setLine, type LetterStyle } from '../svg/lettering.ts';

export interface Title {
  lines: string[];
  style: LetterStyle & { tracking: number };
}

const titleStyle = (size: number) =>
  ({ family: 'Display', size, weight: 700, tracking: -0.035 * size }) as const;

/**
 * The title in as many lines as let it be set largest.
 * `largest` holds the upper limit of the size for one line, for two lines and so on.
 */
export function fitTitle(title: string, room: number, largest: readonly number[]): Title {
  const settings = breaks(title, largest.length).map((lines) => ({
    lines,
    size: fitSize(lines, room, largest[lines.length - 1] ?? 0),
  }));
  const { lines, size } = settings.reduce((best, next) => (next.size > best.size ? next : best));
  return { lines, style: titleStyle(size) };
}

/** Breaks running text into as few lines as the room allows, all of about the same length. */
export function wrap(text: string, style: LetterStyle, room: number): string[] {
  let lines = fill(text, style, room);
  for (let narrower = room * 0.97; narrower > room / 2; narrower *= 0.97) {
    const next = fill(text, style, narrower);
    if (next.length > lines.length) break;
    lines = next;
  }
  return lines;
}

const fill = (text: string, style: LetterStyle, room: number) =>
  fillLines(text, (line) => setLine(line, style).width <= room);

/** Every way to set a title in so many lines or fewer. An ampersand goes with the word after it. */
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
  // Small sizes have an optical size of their own, and with it another width: measure again.
  for (let tries = 0; tries < 4; tries++) {
    const widest = Math.max(...lines.map((line) => setLine(line, titleStyle(size)).width));
    if (widest <= room) break;
    size = Math.floor((size * room) / widest);
  }
  return size;
}
