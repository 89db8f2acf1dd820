import { education } from './about';
import { draft } from './draft';
import type { Figure } from './figures';
import { hero } from './home';
import { skills } from './skills';
import { owner } from './owner';
import { pages } from './pages';
import type { LinkTo, SkillGroup, Story, Tile } from './types';

export const resume = {
  title: 'Resume',
  work: { title: 'Work', more: { label: 'Case studies', to: '/work' } satisfies LinkTo },
  contacts: { mail: 'Mail', site: 'Site' },
  alone: draft('solo'),
  team: (size: string) => `team of ${size}`,
};

/** A link that shows its address, since paper cannot be clicked. */
export interface Contact {
  label: string;
  text: string;
  to: string;
}

export interface ResumeProject {
  name: string;
  to: string;
  jobTitle: string;
  team: string;
  employer: string;
  outcome: string;
  position: string;
}

export interface ResumeData {
  language: string;
  title: string;
  author: string;
  place: string;
  /** Before, framed, after. */
  headline: readonly [string, string, string];
  profile: string;
  roles: readonly string[];
  contacts: readonly Contact[];
  figures: readonly Figure[];
  work: { title: string; more: Contact; projects: readonly ResumeProject[] };
  education: { title: string; schools: readonly { name: string; degree: string }[] };
  skills: { title: string; groups: readonly SkillGroup[] };
}

export interface ResumeCase {
  slug: string;
  tile: Tile;
  story: Story;
}

export function resumeData(cases: readonly ResumeCase[]): ResumeData {
  const [before = '', framed = '', after = ''] = hero.headline.map(plainHyphens);
  const tagline = `${hero.tagline} — ${hero.taglineRest}`;
  const { more } = resume.work;
  return {
    language: 'en',
    title: `${resume.title} — ${owner.name || pages.home.title}`,
    author: owner.name || owner.siteName,
    place: hero.place,
    headline: owner.name ? frameLastWord(owner.name) : [before, framed, after],
    profile: owner.name ? `${before} ${framed} ${after} ${tagline}` : tagline,
    roles: owner.roles,
    contacts: [
      { label: resume.contacts.mail, text: owner.mail, to: `mailto:${owner.mail}` },
      contact(owner.profile.label, owner.profile.address),
      contact(owner.codeHost.label, owner.codeHost.address),
      contact(resume.contacts.site, SITE_ADDRESS),
    ],
    figures: hero.figures,
    work: {
      title: resume.work.title,
      more: contact(more.label, addressOf(more.to)),
      projects: cases.map(project),
    },
    education,
    skills,
  };
}

/** A search for “Atlanta-based” would not find a non-breaking hyphen. */
const plainHyphens = (words: string) => words.replaceAll('\u2011', '-');

function frameLastWord(name: string): [string, string, string] {
  const words = name.split(' ');
  return [words.slice(0, -1).join(' '), words.at(-1) ?? '', ''];
}

const addressOf = (path: string) => new URL(path.slice(1), SITE_ADDRESS).href;

const contact = (label: string, to: string): Contact => ({ label, text: readable(to), to });

const readable = (address: string) => address.replace(/^https?:\/\/(www\.)?|\/$/g, '');

const project = ({ slug, tile, story: { header, brief } }: ResumeCase): ResumeProject => ({
  name: tile.name,
  to: addressOf(`/${slug}`),
  jobTitle: tile.jobTitle,
  team: tile.teamSize === '1' ? resume.alone : resume.team(tile.teamSize),
  employer: tile.employer,
  outcome: brief.outcome,
  position: header.position,
});
