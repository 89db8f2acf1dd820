import path from 'node:path';
import { normalizePath } from 'vite';
import { isContentFile } from './content-files.ts';
import { applyEdits, type Edit } from './edits.ts';
import { findItems } from './find-items.ts';

/**
 * Returns the file with code that registers the value of each item as `__desk[file][start]`. The desk uses these values
 * to find a page's items. An assignment has the assigned value, so the site stays the same.
 */
export function registerItems(root: string, id: string, code: string): string | undefined {
  const file = path.posix.relative(normalizePath(root), normalizePath(id));
  if (!isContentFile(file)) return undefined;
  const edits = findItems(file, code).flatMap(({ start, end }): Edit[] => [
    { start, end: start, text: `(__items[${start}] = ` },
    { start: end, end, text: ')' },
  ]);
  // On the first line, so that the others keep their numbers.
  return `const __items = (globalThis.__desk ??= {})[${JSON.stringify(file)}] = {};${applyEdits(code, edits)}`;
}
