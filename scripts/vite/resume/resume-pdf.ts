import type { ResumeData } from '../../../src/content/resume';
import { everShorter } from './ever-shorter.ts';
import { layOut, page } from './layout.ts';
import { openSheet, type Sheet } from './sheet.ts';

/** The unit of white space, in points: less is cramped, more falls apart. */
const gapLimits = { least: 5, most: 12 };

interface Resume {
  content: Buffer;
  /** What had no room on the page, in words. */
  leftOut: readonly string[];
}

/** The resume as one page of US Letter, from the same data as the site. */
export async function resumePdf(whole: ResumeData): Promise<Resume> {
  const sheet = await openSheet(whole);
  const { data, leftOut } = fitting(whole, sheet);
  // What the text leaves of the page is shared out between its parts.
  const textHeight = layOut(data, sheet, 0).bottom;
  const gapsInAll = layOut(data, sheet, 1).bottom - textHeight;
  const gap = Math.max((page.bottom - textHeight) / gapsInAll, gapLimits.least);
  const { children, bottom } = layOut(data, sheet, Math.min(gap, gapLimits.most));
  // If even the shortest is too long, all of it becomes smaller.
  sheet.scale(Math.min(page.bottom / bottom, 1));
  sheet.set({ tag: 'Document', children });
  return { content: await sheet.finish(), leftOut };
}

/** The longest version of the resume that has room, or else the shortest. */
function fitting(whole: ResumeData, sheet: Sheet) {
  let shortest: { data: ResumeData; leftOut: readonly string[] } = { data: whole, leftOut: [] };
  for (const { data, without: leftOut } of everShorter(whole)) {
    shortest = { data, leftOut };
    if (layOut(data, sheet, gapLimits.least).bottom <= page.bottom) break;
  }
  return shortest;
}
