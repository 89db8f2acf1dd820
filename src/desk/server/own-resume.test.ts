import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { undo, undoEntries } from './history.ts';
import { readResume, storeResume } from './own-resume.ts';

vi.mock(import('./site.ts'), async (original) => ({
  ...(await original()),
  linesIn: () => Promise.resolve([]),
}));

function project() {
  const root = mkdtempSync(path.join(tmpdir(), 'resume-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['public', 'src/cases', 'src/content', 'scripts', 'node_modules']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  write('package.json', '{}');
  write('public/robots.txt', '');
  write('src/content/owner.ts', "export const owner = { resume: '/cv.pdf' };");
  return root;
}

const dropped = (text: string) => ({ name: 'Mine.pdf', data: btoa(text) });

test('stores a PDF as the resume, and Undo removes it', async () => {
  const root = project();
  expect(readResume(root)).toEqual({ file: 'public/cv.pdf' });
  await storeResume(root, dropped('%PDF-1.7 x'));
  expect(readFileSync(path.join(root, 'public/cv.pdf'), 'utf8')).toBe('%PDF-1.7 x');
  expect(readResume(root)).toEqual({ file: 'public/cv.pdf', bytes: 10 });
  expect((await undoEntries(root))[0]?.label).toBe('Resume: Mine.pdf as public/cv.pdf');
  await undo(root);
  expect(readResume(root)).toEqual({ file: 'public/cv.pdf' });
});

test('rejects a file that is not a PDF', async () => {
  const root = project();
  await expect(storeResume(root, dropped('Dear all,'))).rejects.toThrow('Mine.pdf is not a PDF');
  await expect(storeResume(root, dropped(''))).rejects.toThrow('Mine.pdf is empty');
  expect(readResume(root)).toEqual({ file: 'public/cv.pdf' });
});
