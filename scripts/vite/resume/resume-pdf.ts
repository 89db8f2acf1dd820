import type { ResumeData } from '../../../src/content/resume';
import { layOut, page } from './layout.ts';
import { openSheet } from './sheet.ts';

/** The unit of white space, in points: less is cramped, more falls apart. */
const gapLimits = { least: 5, most: 12 };

/** The resume as one page of US Letter, from the same data as the site. */
export async function resumePdf(data: ResumeData): Promise<Buffer> {
  const sheet = await openSheet(data);
  // What the text leaves of the page is shared out between its parts.
  const textHeight = layOut(data, sheet, 0).bottom;
  const gapsInAll = layOut(data, sheet, 1).bottom - textHeight;
  const gap = (page.bottom - textHeight) / gapsInAll;
  if (gap < gapLimits.least) {
    const excess = Math.ceil((gapLimits.least - gap) * gapsInAll);
    throw new Error(`resume: ${excess} points too long for one page; shorten a text in its data`);
  }
  const { children } = layOut(data, sheet, Math.min(gap, gapLimits.most));
  sheet.set({ tag: 'Document', children });
  return sheet.finish();
}
