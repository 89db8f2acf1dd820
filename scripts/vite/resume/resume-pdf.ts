import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { ResumeData } from '../../../src/content/resume';
import { layOut, page } from './layout.ts';
import { openSheet, type Sheet } from './sheet.ts';

const gapLimits = { least: 5, most: 12 };

/**
 * Writes the resume, and returns what did not fit on its page. If `file` exists, it is the owner's
 * own resume, which Vite has copied from public/. It is kept, and no resume is generated.
 */
export async function writeResume(
  file: string,
  data: () => Promise<ResumeData>,
): Promise<readonly string[]> {
  if (existsSync(file)) return [];
  const { content, leftOut } = await resumePdf(await data());
  await writeFile(file, content);
  return leftOut;
}

export async function resumePdf(whole: ResumeData) {
  const sheet = await openSheet(whole);
  const { data, leftOut } = fitting(whole, sheet);
  // Spreads the free space of the page over the gaps.
  const textHeight = layOut(data, sheet, 0).bottom;
  const gapsInAll = layOut(data, sheet, 1).bottom - textHeight;
  const gap = Math.max((page.bottom - textHeight) / gapsInAll, gapLimits.least);
  const { children, bottom } = layOut(data, sheet, Math.min(gap, gapLimits.most));
  // The factor is below 1 only if even the shortest version is too long.
  sheet.scale(Math.min(page.bottom / bottom, 1));
  sheet.set({ tag: 'Document', children });
  return { content: await sheet.finish(), leftOut };
}

function fitting(whole: ResumeData, sheet: Sheet) {
  const heightOf = (each: ResumeData) => layOut(each, sheet, gapLimits.least).bottom;
  let data = whole;
  let height = heightOf(whole);
  const leftOut: string[] = [];
  for (const { what, from } of cutsFor(whole)) {
    if (height <= page.bottom) break;
    const shorter = from(data);
    const shorterHeight = heightOf(shorter);
    if (shorterHeight >= height) continue;
    [data, height] = [shorter, shorterHeight];
    leftOut.push(what);
  }
  return { data, leftOut };
}

interface Cut {
  what: string;
  from: (data: ResumeData) => ResumeData;
}

const least = { projects: 3, jobs: 3 };

/**
 * Returns all possible cuts, in the order in which they are made until the resume fits on its page:
 * first in projects, then in jobs. In each, details before whole entries, and the last entry first.
 */
export function cutsFor({ work: { projects }, experience: { jobs } }: ResumeData): Cut[] {
  const inProjects =
    (change: (list: typeof projects) => typeof projects): Cut['from'] =>
    (data) => ({ ...data, work: { ...data.work, projects: change(data.work.projects) } });
  const inJobs =
    (change: (list: typeof jobs) => typeof jobs): Cut['from'] =>
    (data) => ({ ...data, experience: { ...data.experience, jobs: change(data.experience.jobs) } });
  const withoutParts = projects.map((project, at) => ({
    what: `what was done in “${project.name}”`,
    from: inProjects((list) => list.with(at, { ...project, part: '' })),
  }));
  const withoutProjects = projects.slice(least.projects).map(({ name }) => ({
    what: `the case “${name}”`,
    from: inProjects((list) => list.slice(0, -1)),
  }));
  const withoutTexts = jobs.map((job, at) => ({
    what: `what came of “${job.title}”`,
    from: inJobs((list) => list.with(at, { ...job, text: '' })),
  }));
  const withoutJobs = jobs.slice(least.jobs).map(({ title }) => ({
    what: `the job “${title}”`,
    from: inJobs((list) => list.slice(0, -1)),
  }));
  return [withoutParts, withoutProjects, withoutTexts, withoutJobs].flatMap((cuts) =>
    cuts.toReversed(),
  );
}
