import { education } from './about';
import { addressOf, publicContacts } from './addresses';
import { draft } from './draft';
import type { Figure } from './figures';
import { hero } from './home';
import { question } from './question';
import { skills } from './skills';
import { owner } from './owner';
import { pageMeta } from './page-meta';
import type { LinkTo, SkillGroup, Story, Tile } from './types';

export interface Job {
  title: string;
  employer: string;
  dates: string;
  text: string;
}

/** Newest first. The resume leaves out a job until all four of its questions are answered. */
const jobs: readonly Partial<Job>[] = [
  {
    title: question('Which title did you have in this job?'),
    employer: question('Who was the employer?'),
    dates: question('From when to when, such as 2022–2024?'),
    text: question('What came of it, in one sentence?'),
  },
];

const isComplete = (job: Partial<Job>): job is Job =>
  [job.title, job.employer, job.dates, job.text].every((answer) => answer !== undefined);

export const resume = {
  title: 'Resume',
  experience: { title: 'Experience', jobs: jobs.filter(isComplete) },
  work: {
    title: 'Selected projects',
    more: { label: 'All case studies', to: '/work' } satisfies LinkTo,
  },
  contacts: { mail: 'Email', profile: 'Profile', site: 'Site' },
  alone: draft('solo'),
  team: (size: string) => `team of ${size}`,
};

export interface Contact {
  label: string;
  text: string;
  to: string;
}

export interface ResumeProject {
  name: string;
  to: string | undefined;
  jobTitle: string;
  setting: string;
  outcome: string;
  part: string;
}

export interface ResumeFigure extends Figure {
  of?: string;
}

export interface ResumeData {
  language: string;
  title: string;
  author: string | undefined;
  place: string;
  headline: readonly [before: string, framed: string, after: string];
  profile: string;
  roles: readonly string[];
  contacts: readonly Contact[];
  figures: readonly ResumeFigure[];
  experience: { title: string; jobs: readonly Job[] };
  work: {
    title: string;
    more: { label: string; to: string } | undefined;
    projects: readonly ResumeProject[];
  };
  education: { title: string; schools: readonly { name: string; degree: string }[] };
  skills: { title: string; groups: readonly SkillGroup[] };
}

export interface ResumeCase {
  slug: string;
  tile: Tile;
  story: Story;
}

export function resumeData(cases: readonly ResumeCase[], site = SITE_ADDRESS): ResumeData {
  const [before = '', framed = '', ...rest] = hero.headline.map(plainHyphens);
  const after = rest.join(' ');
  const { more } = resume.work;
  const moreAddress = addressOf(more.to, site);
  return {
    language: 'en',
    title: `${resume.title} — ${owner.name || pageMeta.home.title}`,
    author: owner.name || undefined,
    place: owner.city,
    headline: owner.name ? frameLastWord(owner.name) : [before, framed, after],
    profile: owner.name ? `${before} ${framed} ${after} ${hero.tagline}` : hero.tagline,
    roles: owner.roles,
    contacts: contacts(site),
    figures: hero.figures.map(({ value, label, to }) => ({
      value,
      label,
      of: cases.find(({ slug }) => to === `/${slug}`)?.tile.name,
    })),
    experience: resume.experience,
    work: {
      title: resume.work.title,
      more: moreAddress ? { label: more.label, to: moreAddress } : undefined,
      projects: cases.map((each) => project(each, site)),
    },
    education,
    skills,
  };
}

function contacts(site: string): Contact[] {
  const { mail, profiles } = publicContacts(owner);
  const labels = resume.contacts;
  return [
    ...(mail ? [{ label: labels.mail, text: mail, to: `mailto:${mail}` }] : []),
    ...profiles.map(({ label, address }) => ({ label: labels.profile, text: label, to: address })),
    // The text is the address, so that readers of a printed resume can type it.
    ...(site ? [{ label: labels.site, text: readable(site), to: site }] : []),
  ];
}

/** In the PDF, a search for “Atlanta-based” would not find it with a non-breaking hyphen. */
const plainHyphens = (words: string) => words.replaceAll('\u2011', '-');

function frameLastWord(name: string): [string, string, string] {
  const words = name.split(' ');
  return [words.slice(0, -1).join(' '), words.at(-1) ?? '', ''];
}

const readable = (address: string) => address.replace(/^https?:\/\/(www\.)?|\/$/g, '');

const team = (size: string) => (size === '1' ? resume.alone : resume.team(size));

function settingOf({ employer, teamSize }: Tile): string {
  const words = [employer, teamSize && team(teamSize)].filter(Boolean).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const project = (
  { slug, tile, story: { header, brief, summary = brief } }: ResumeCase,
  site: string,
): ResumeProject => ({
  name: tile.name,
  to: addressOf(`/${slug}`, site),
  jobTitle: tile.jobTitle,
  setting: settingOf(tile),
  outcome: summary.outcome,
  part: header.position ?? summary.part,
});
