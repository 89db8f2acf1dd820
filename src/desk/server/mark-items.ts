import path from 'node:path';
import { normalizePath } from 'vite';
import { isContentFile } from './content-files.ts';
import { applyEdits, type Edit } from './edits.ts';
import { findItems } from './find-items.ts';

export function markItems(root: string, id: string, code: string): string | undefined {
  const file = path.posix.relative(normalizePath(root), normalizePath(id));
  if (!isContentFile(file)) return undefined;
  const edits = findItems(file, code)
    .filter(({ isData }) => !isData)
    .flatMap(({ key, start, end }): Edit[] => [
      { start, end: start, text: `__mark(${JSON.stringify(key)}, ` },
      { start: end, end, text: ')' },
    ]);
  // The import is added to the first line, so that line numbers stay the same.
  const start = `import { mark as __mark } from '/src/desk/app/marks.ts';`;
  return start + applyEdits(code, edits);
}
