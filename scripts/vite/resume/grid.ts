import type { Part, Run, Shape, Sheet, Style } from './sheet.ts';

const ink = '#1c1815';
const ink2 = '#5a5148';
export const clay = '#b83a1e';
const line = '#d9d5cf';

export const styles = {
  headline: { font: 'headline', size: 37, leading: 38, colour: ink, tracking: -0.035 },
  lead: { font: 'text', size: 11, leading: 15.6, colour: ink2 },
  figure: { font: 'display', size: 21, leading: 21, colour: ink, tracking: -0.03 },
  title: { font: 'display', size: 16, leading: 16, colour: ink, tracking: -0.03 },
  name: { font: 'display', size: 10.4, leading: 12, colour: ink, tracking: -0.015 },
  strong: { font: 'strong', size: 9, leading: 12.4, colour: ink },
  text: { font: 'text', size: 9, leading: 12.4, colour: ink },
  quiet: { font: 'text', size: 9, leading: 12.4, colour: ink2 },
  bar: { font: 'text', size: 9, leading: 12.4, colour: clay },
  note: { font: 'text', size: 8.2, leading: 11.3, colour: ink2 },
  label: { font: 'label', size: 6.9, leading: 13, colour: ink2, tracking: 0.03 },
} satisfies Record<string, Style>;

/**
 * A4 in points, white: the reader's paper is the ground. Letter is 50 lower; printed there at full
 * size, aligned with the top, nothing is cut off.
 */
export const page = { left: 48, right: 547.28, top: 54, bottom: 774 };

/** Where the right part of every row begins; it is parted in three once more. */
export const column = 220;
export const third = (page.right - column) / 3;
/** The width of the left part, kept apart from the right one. */
export const aside = column - 14 - page.left;

/** What stands in one place of the page, and where it ends. */
export interface Block {
  children: (Part | Shape)[];
  bottom: number;
}

/** Lines of one style below each other, the first on the baseline y. */
export const lines = (
  tag: string,
  words: readonly string[],
  style: Style,
  x: number,
  y: number,
): Part & { children: Run[] } => ({
  tag,
  children: words.map((text, index) => ({ text, style, x, y: y + index * style.leading })),
});

export type Paragraph = readonly [tag: string, text: string, style: Style, to?: string];

/** Paragraphs below each other, broken into lines of that width, the first on the baseline y. */
export function stack(
  sheet: Sheet,
  paragraphs: readonly Paragraph[],
  x: number,
  y: number,
  width: number,
): Block {
  let baseline = y;
  const children = paragraphs.map(([tag, text, style, to], index): Part => {
    if (index > 0) baseline += style.leading;
    const words = sheet.wrap(text, style, width);
    const part = lines(to ? 'Link' : tag, words, style, x, baseline);
    baseline += (words.length - 1) * style.leading;
    return to ? { tag, children: [{ ...part, to }] } : part;
  });
  return { children, bottom: baseline + 3 };
}

const rule = (x: number, y: number, width: number, height: number, colour: string): Shape => ({
  shape: 'rule',
  x,
  y,
  width,
  height,
  colour,
});

/** Opens a block. */
export const inkRule = (x: number, y: number, width: number) => rule(x, y, width, 1, ink);
/** Divides a block. */
export const hairline = (x: number, y: number, width: number) => rule(x, y, width, 0.6, line);
export const divider = (x: number, y: number, height: number) => rule(x, y, 0.6, height, line);

/** A section's title over the ink rule that opens it. */
export function heading(title: string, x: number, y: number, width: number): Block {
  return {
    children: [lines('H2', [title], styles.title, x, y + 11), inkRule(x, y + 18, width)],
    bottom: y + 19,
  };
}
