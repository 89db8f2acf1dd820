import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { ResumeData } from '../../../src/content/resume';
import { resumePdf } from './resume-pdf.ts';

/** Keeps the owner's own file, which Vite has copied from public/. */
export async function writeResume(
  file: string,
  data: () => Promise<ResumeData>,
): Promise<readonly string[]> {
  if (existsSync(file)) return [];
  const { content, leftOut } = await resumePdf(await data());
  await writeFile(file, content);
  return leftOut;
}
