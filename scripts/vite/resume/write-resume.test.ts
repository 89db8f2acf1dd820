import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeResume } from './write-resume.ts';

test('generates a resume only if the owner’s own resume.pdf does not exist', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'resume-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'resume.pdf');
  writeFileSync(file, '%PDF-1.7 my own');
  const generate = () => Promise.reject(new Error('nobody wants it'));
  expect(await writeResume(file, generate)).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe('%PDF-1.7 my own');
  await expect(writeResume(path.join(folder, 'other.pdf'), generate)).rejects.toThrow('nobody');
});
