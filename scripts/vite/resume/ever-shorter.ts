import type { ResumeData } from '../../../src/content/resume';

interface Version {
  data: ResumeData;
  /** What it does without, in words. */
  without: readonly string[];
}

/** So many stay, whatever does not fit. */
const least = { projects: 3, jobs: 3 };

/**
 * The resume as it is, then shorter and shorter: first what the site tells at length, from the last case up,
 * then what came of the oldest jobs.
 */
export function* everShorter(whole: ResumeData): Generator<Version, void> {
  let data = whole;
  let without: string[] = [];
  const leaveOut = (words: string, rest: Partial<ResumeData>): Version => {
    data = { ...data, ...rest };
    without = [...without, words];
    return { data, without };
  };
  yield { data, without };

  const { work, experience } = whole;
  const last = <Item>(items: readonly Item[]) =>
    items.map((item, at) => ({ item, at })).toReversed();
  for (const { item, at } of last(work.projects)) {
    const projects = data.work.projects.with(at, { ...item, part: '' });
    yield leaveOut(`what was done in “${item.name}”`, { work: { ...work, projects } });
  }
  for (const { item, at } of last(work.projects.slice(least.projects))) {
    const projects = data.work.projects.slice(0, least.projects + at);
    yield leaveOut(`the case “${item.name}”`, { work: { ...work, projects } });
  }
  for (const { item, at } of last(experience.jobs)) {
    const jobs = data.experience.jobs.with(at, { ...item, text: '' });
    yield leaveOut(`what came of “${item.title}”`, { experience: { ...experience, jobs } });
  }
  for (const { item, at } of last(experience.jobs.slice(least.jobs))) {
    const jobs = data.experience.jobs.slice(0, least.jobs + at);
    yield leaveOut(`the job “${item.title}”`, { experience: { ...experience, jobs } });
  }
}
