import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { writablePath, writeBytes } from './project-files.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src/content', 'src/cases/minimart', 'src/shell', 'public']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
});

test.each(['src/content/home.ts', 'src/cases/new/pictures/a.jpg', 'public/resume.pdf'])(
  'accepts %s, which is in a writable folder',
  (file) => expect(writablePath(root, file)).toBe(path.join(root, file)),
);

test.each([
  'package.json',
  'src/shell/Layout.tsx',
  'src/content/../shell/Layout.tsx',
  'src/content-of-mine/a.ts',
  '../src/content/home.ts',
  'src/content',
  '',
])('rejects “%s”, which is not a file in a writable folder', (file) => {
  expect(() => writablePath(root, file)).toThrow(
    'the desk writes in src/content, src/cases, public only',
  );
});

test('rejects an absolute path, even within a writable folder', () => {
  expect(() => writablePath(root, path.join(root, 'public/a.txt'))).toThrow('only');
});

test('rejects writing or deleting through a symbolic link that leads outside the writable folders', async () => {
  const outside = path.join(root, 'src/shell');
  symlinkSync(outside, path.join(root, 'src/content/linked'), 'junction');
  await expect(writeBytes(root, 'src/content/linked/a.ts', Buffer.from('a'))).rejects.toThrow(
    'only',
  );
  await expect(writeBytes(root, 'src/content/linked/new/a.ts', Buffer.from('a'))).rejects.toThrow(
    'only',
  );
  expect(existsSync(path.join(outside, 'a.ts'))).toBe(false);
  writeFileSync(path.join(outside, 'b.ts'), 'b');
  symlinkSync(path.join(outside, 'b.ts'), path.join(root, 'src/content/b.ts'));
  await expect(writeBytes(root, 'src/content/b.ts', undefined)).rejects.toThrow('only');
  expect(existsSync(path.join(outside, 'b.ts'))).toBe(true);
});

test('deletes the folders that a deleted file leaves empty', async () => {
  await writeBytes(root, 'src/cases/minimart/pictures/a.jpg', Buffer.from('a'));
  await writeBytes(root, 'src/cases/minimart/pictures/a.jpg', undefined);
  expect(existsSync(path.join(root, 'src/cases/minimart'))).toBe(false);
});
