// @vitest-environment node
import { expect, test } from 'vitest';
import type { ResumeData } from '../../../src/content/resume';
import { everShorter } from './ever-shorter.ts';

const project = (name: string) => ({ name, part: `I drew ${name}.` });
const job = (title: string) => ({ title, text: `It came of ${title}.` });
const names = ['A', 'B', 'C', 'D'];
const whole = {
  work: { projects: names.map(project) },
  experience: { jobs: names.map(job) },
} as unknown as ResumeData;

const versions = [...everShorter(whole)];

test('begins with all of it', () => {
  expect(versions[0]).toEqual({ data: whole, without: [] });
});

test('each version goes without one thing more than the one before', () => {
  versions.forEach(({ without }, at) => expect(without).toHaveLength(at));
  expect(versions[1]?.without).toEqual(['what was done in “D”']);
});

test('the last has three cases and three jobs, each in its shortest words', () => {
  const { work, experience } = versions.at(-1)?.data ?? whole;
  expect(work.projects.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(experience.jobs.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  const words = [
    ...work.projects.map((each) => each.part),
    ...experience.jobs.map((each) => each.text),
  ];
  expect(words.join('')).toBe('');
});
