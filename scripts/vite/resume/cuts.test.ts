import { expect, test } from 'vitest';
import type { ResumeData } from '../../../src/content/resume';
import { cutsFor } from './cuts.ts';

const project = (name: string) => ({ name, part: `I drew ${name}.` });
const job = (title: string) => ({ title, text: `It came of ${title}.` });
const names = ['A', 'B', 'C', 'D'];
const whole = {
  work: { projects: names.map(project) },
  experience: { jobs: names.map(job) },
} as unknown as ResumeData;

const cuts = cutsFor(whole);

test('the resume’s first cuts remove the details of all cases, from the last case to the first', () => {
  expect(cuts.slice(0, 5).map(({ what }) => what)).toEqual([
    ...['D', 'C', 'B', 'A'].map((name) => `what was done in “${name}”`),
    'the case “D”',
  ]);
  const shorter = cuts[0]?.from(whole).work.projects;
  expect(shorter?.map(({ part }) => part !== '')).toEqual([true, true, true, false]);
});

test('after all cuts, the resume has three cases and three jobs, without their details', () => {
  const { work, experience } = cuts.reduce((data, cut) => cut.from(data), whole);
  expect(work.projects.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(experience.jobs.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  const words = [
    ...work.projects.map((each) => each.part),
    ...experience.jobs.map((each) => each.text),
  ];
  expect(words.join('')).toBe('');
});
