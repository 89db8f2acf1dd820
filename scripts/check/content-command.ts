import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What `npm run content` has to say there, line by line. */
export async function linesIn(root: string): Promise<string[]> {
  const command = spawn(process.execPath, ['scripts/check/content.mjs'], { cwd: root });
  const lines = await text(command.stderr);
  return lines.split('\n').filter(Boolean);
}

export const isNote = (line: string): boolean => line.startsWith('Note: ');

/** A line for each problem; none where the content is whole. */
export const problemsAmong = (lines: readonly string[]): string =>
  lines.filter((line) => !isNote(line)).join('\n');
