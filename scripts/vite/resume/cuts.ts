import type { ResumeData } from '../../../src/content/resume';

interface Cut {
  what: string;
  from: (data: ResumeData) => ResumeData;
}

const least = { projects: 3, jobs: 3 };

/**
 * Cuts are made in this order until the resume fits on its page: projects before jobs, details
 * before whole entries, and the last entry first.
 */
export function cutsFor({ work: { projects }, experience: { jobs } }: ResumeData): Cut[] {
  const inProjects =
    (change: (list: typeof projects) => typeof projects): Cut['from'] =>
    (data) => ({ ...data, work: { ...data.work, projects: change(data.work.projects) } });
  const inJobs =
    (change: (list: typeof jobs) => typeof jobs): Cut['from'] =>
    (data) => ({ ...data, experience: { ...data.experience, jobs: change(data.experience.jobs) } });
  const withoutParts = projects.map((project, at) => ({
    what: `what was done in “${project.name}”`,
    from: inProjects((list) => list.with(at, { ...project, part: '' })),
  }));
  const withoutProjects = projects.slice(least.projects).map(({ name }) => ({
    what: `the case “${name}”`,
    from: inProjects((list) => list.slice(0, -1)),
  }));
  const withoutTexts = jobs.map((job, at) => ({
    what: `what came of “${job.title}”`,
    from: inJobs((list) => list.with(at, { ...job, text: '' })),
  }));
  const withoutJobs = jobs.slice(least.jobs).map(({ title }) => ({
    what: `the job “${title}”`,
    from: inJobs((list) => list.slice(0, -1)),
  }));
  return [withoutParts, withoutProjects, withoutTexts, withoutJobs].flatMap((cuts) =>
    cuts.toReversed(),
  );
}
