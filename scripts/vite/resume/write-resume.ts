import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ResumeData } from '../../../src/content/resume';
import { resumePdf } from './resume-pdf.ts';

/** Writes the resume and returns what did not fit. Does nothing if the owner's own file, from public/, is there. */
export async function writeResume(
  file: string,
  data: () => Promise<ResumeData>,
): Promise<readonly string[]> {
  if (existsSync(file)) return [];
  const { content, leftOut } = await resumePdf(await data());
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return leftOut;
}
