import type { ResumeData } from '../../../src/content/resume';

interface Cut {
  what: string;
  from: (data: ResumeData) => ResumeData;
}

/** Never cut below these. */
const least = { projects: 3, jobs: 3 };

/** Cuts in order: first what was done in each case, from the last case up, then the outcomes of the oldest jobs. */
export function cutsFor({ work: { projects }, experience: { jobs } }: ResumeData): Cut[] {
  const withProjects = (data: ResumeData, list: typeof projects): ResumeData => ({
    ...data,
    work: { ...data.work, projects: list },
  });
  const withJobs = (data: ResumeData, list: typeof jobs): ResumeData => ({
    ...data,
    experience: { ...data.experience, jobs: list },
  });
  return [
    ...projects
      .map((project, at) => ({
        what: `what was done in “${project.name}”`,
        from: (data: ResumeData) =>
          withProjects(data, data.work.projects.with(at, { ...project, part: '' })),
      }))
      .toReversed(),
    ...projects
      .slice(least.projects)
      .map(({ name }) => ({
        what: `the case “${name}”`,
        from: (data: ResumeData) => withProjects(data, data.work.projects.slice(0, -1)),
      }))
      .toReversed(),
    ...jobs
      .map((job, at) => ({
        what: `what came of “${job.title}”`,
        from: (data: ResumeData) =>
          withJobs(data, data.experience.jobs.with(at, { ...job, text: '' })),
      }))
      .toReversed(),
    ...jobs
      .slice(least.jobs)
      .map(({ title }) => ({
        what: `the job “${title}”`,
        from: (data: ResumeData) => withJobs(data, data.experience.jobs.slice(0, -1)),
      }))
      .toReversed(),
  ];
}
