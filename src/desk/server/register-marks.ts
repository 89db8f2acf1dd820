import path from 'node:path';
import { normalizePath } from 'vite';
import { isContentFile } from './content-files.ts';
import { applyEdits, type Edit } from './edits.ts';
import { findMarks } from './find-marks.ts';

/**
 * The file with the value of each mark kept where the desk finds it, `__desk[file][start]`: what a page shows is
 * known by it. An assignment is worth what is assigned, so that the site stays the same.
 */
export function registerMarks(root: string, id: string, code: string): string | undefined {
  const file = path.posix.relative(normalizePath(root), normalizePath(id));
  if (!isContentFile(file)) return undefined;
  const edits = findMarks(file, code).flatMap(({ start, end }): Edit[] => [
    { start, end: start, text: `(__marks[${start}] = ` },
    { start: end, end, text: ')' },
  ]);
  // On the first line, so that the others keep their numbers.
  return `const __marks = (globalThis.__desk ??= {})[${JSON.stringify(file)}] = {};${applyEdits(code, edits)}`;
}
