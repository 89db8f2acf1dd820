import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Returns the lines that `npm run content` prints in that project. */
export async function linesIn(root: string): Promise<string[]> {
  const command = spawn(process.execPath, ['scripts/check/content.mjs'], { cwd: root });
  const lines = await text(command.stderr);
  return lines.split('\n').filter(Boolean);
}

export const isNote = (line: string): boolean => line.startsWith('Note: ');

/** Returns a line for each problem. Empty for valid content. */
export const problemsAmong = (lines: readonly string[]): string =>
  lines.filter((line) => !isNote(line)).join('\n');
