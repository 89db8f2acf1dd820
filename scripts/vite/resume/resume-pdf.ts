import type { ResumeData } from '../../../src/content/resume';
import { closing, workSection } from './body.ts';
import { page, type Block } from './grid.ts';
import { figureRow, opening } from './head.ts';
import { openSheet, type Sheet } from './sheet.ts';

/** The unit of white space, in points: less is cramped, more falls apart. */
const gapLimits = { least: 5, most: 12 };

/** The resume as one page of A4, from the same data as the site. */
export async function resumePdf(data: ResumeData): Promise<Buffer> {
  const sheet = await openSheet(data, alphabetOf(data));
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

function layOut(data: ResumeData, sheet: Sheet, gap: number): Block {
  const head = opening(data, sheet, gap);
  const figures = figureRow(data, head.bottom + 2 * gap);
  const work = workSection(data, sheet, figures.bottom + 2.4 * gap, gap);
  const foot = closing(data, sheet, work.bottom + 2.2 * gap, gap);
  return {
    children: [head, figures, work, foot].flatMap(({ children }) => children),
    bottom: foot.bottom,
  };
}

/** Every letter of the data, also as a capital: labels are set in capitals. */
function alphabetOf(data: ResumeData): string {
  const words = JSON.stringify(data);
  return `${words}${words.toUpperCase()}|\u00a0`;
}
