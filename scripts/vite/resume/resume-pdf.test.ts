import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { cases } from '../../../src/cases';
import { resumeData, type ResumeData } from '../../../src/content/resume';
import type { Story, Tile } from '../../../src/content/types';
import { cutsFor, resumePdf, writeResume } from './resume-pdf.ts';

const tiles = import.meta.glob<Tile>('../../../src/cases/*/tile.ts', {
  eager: true,
  import: 'tile',
});
const stories = import.meta.glob<Story>('../../../src/cases/*/story.ts', {
  eager: true,
  import: 'story',
});
const from = <T>(modules: Record<string, T>, file: string): T => {
  const found = modules[`../../../src/cases/${file}`];
  if (!found) throw new Error(`there is no src/cases/${file}`);
  return found;
};

const told = cases.map(({ slug }) => ({
  slug,
  tile: from(tiles, `${slug}/tile.ts`),
  story: from(stories, `${slug}/story.ts`),
}));

const site = 'https://shop.example/';
const shownCases = told.slice(0, 3);
/** The owner has entered name and contacts, and three cases are few enough to fit on the page. */
const data: ResumeData = {
  ...resumeData(shownCases, site),
  experience: { title: 'Experience', jobs: [] },
  author: 'Ada Example',
  contacts: [
    { label: 'Mail', text: 'ada@shop.example', to: 'mailto:ada@shop.example' },
    { label: 'Profile', text: 'LinkedIn', to: 'https://profile.example/in/ada' },
    { label: 'Site', text: 'shop.example', to: site },
  ],
};

interface Spoken {
  role: string;
  text: string;
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type TreeNode = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>;

const open = async (shown: ResumeData) =>
  getDocumentProxy(new Uint8Array((await resumePdf(shown)).content), { verbosity: 0 });

let pdf: Pdf;
let page: Page;
beforeAll(async () => {
  pdf = await open(data);
  page = await pdf.getPage(1);
});

async function spokenOn(shown: Page): Promise<Spoken[]> {
  const texts = new Map<string, string>();
  let content = '';
  for (const item of (await shown.getTextContent({ includeMarkedContent: true })).items) {
    if ('id' in item) content = item.id;
    else if ('str' in item) {
      texts.set(content, `${texts.get(content) ?? ''}${item.str}${item.hasEOL ? '\n' : ''}`);
    }
  }
  const leaves = (node: TreeNode, path: string): Spoken[] =>
    node.children.flatMap((child): Spoken[] => {
      if ('role' in child) return leaves(child, `${path} ${child.role}`.trim());
      if (child.type !== 'content') return [];
      return [{ role: path, text: (texts.get(child.id) ?? '').replaceAll(/\s+/g, ' ').trim() }];
    });
  const tree = await shown.getStructTree();
  return tree ? leaves(tree, '') : [];
}

const linksOn = async (shown: Page): Promise<string[]> =>
  (await shown.getAnnotations()).flatMap(({ subtype, unsafeUrl }) =>
    subtype === 'Link' ? [String(unsafeUrl)] : [],
  );

test('the resume is one US Letter page, has a title and a language, and is marked as a tagged PDF', async () => {
  expect(pdf.numPages).toBe(1);
  const [, , width, height] = page.view;
  expect([width, height]).toEqual([612, 792]);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: data.title, Author: 'Ada Example', Language: 'en' });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
});

test('the resume’s tags hold all of its text, in reading order', async () => {
  const spoken = await spokenOn(page);
  const expected = [
    data.place.toUpperCase(),
    data.headline.join(' ').trim(),
    data.profile,
    ...data.contacts.flatMap(({ label, text }) => [label.toUpperCase(), text]),
    data.roles.join(' | '),
    ...data.figures.map(({ value, label, of }) =>
      [value, label.toUpperCase(), ...(of ? [of] : [])].join(' '),
    ),
    data.work.title,
    data.work.more?.label.toUpperCase(),
    ...data.work.projects.flatMap((project) => [
      project.name,
      project.jobTitle,
      ...(project.setting ? [project.setting] : []),
      project.outcome,
      project.part,
    ]),
    data.education.title,
    ...data.education.schools.flatMap(({ name, degree }) => [name, degree]),
    data.skills.title,
    ...data.skills.groups.flatMap(({ title, skills }) => [title, skills.join(', ')]),
  ];
  // The PDF has plain spaces instead of non-breaking ones.
  expect(spoken.map(({ text }) => text)).toEqual(
    expected.map((text) => text?.replaceAll('\u00a0', ' ')),
  );
});

test('the resume tags headings, lists, and links for screen readers', async () => {
  const spoken = await spokenOn(page);
  const inRole = (role: string) =>
    spoken.filter((leaf) => leaf.role.split(' ').includes(role)).map(({ text }) => text);

  expect(inRole('H1')).toHaveLength(1);
  expect(inRole('H2')).toEqual([data.work.title, data.education.title, data.skills.title]);
  expect(inRole('H3')).toEqual(data.work.projects.map(({ name }) => name));
  expect(inRole('LI')).toContain('ada@shop.example');
  expect(inRole('Lbl')).toEqual(
    expect.arrayContaining(data.skills.groups.map(({ title }) => title)),
  );
  expect(inRole('Link')).toHaveLength((await linksOn(page)).length);
});

test('the resume links to each contact, the Work page, and each case', async () => {
  expect(await linksOn(page)).toEqual([
    ...data.contacts.map(({ to }) => to),
    `${site}work`,
    ...shownCases.map(({ slug }) => site + slug),
  ]);
});

test('the resume has no author or links if the owner’s name, contacts, and address are not set', async () => {
  const unset = await open({ ...resumeData(told, ''), author: undefined, contacts: [] });
  expect(unset.numPages).toBe(1);
  expect((await unset.getMetadata()).info).not.toHaveProperty('Author');
  expect(await linksOn(await unset.getPage(1))).toEqual([]);
});

test('the resume lists jobs, if there are any, before the projects', async () => {
  const jobs = [{ title: 'Designer', employer: 'Shop & Sons', dates: '2024–', text: 'Drew it.' }];
  const [, ...projects] = data.work.projects;
  const work = { ...data.work, projects };
  const employed = await open({ ...data, work, experience: { title: 'Experience', jobs } });
  const spoken = (await spokenOn(await employed.getPage(1))).map(({ text }) => text);
  const start = spoken.indexOf('Experience');
  expect(spoken.slice(start, start + 6)).toEqual([
    'Experience',
    'Shop & Sons',
    '2024–',
    'Designer',
    'Drew it.',
    data.work.title,
  ]);
});

test('the resume’s heading joins the parts of the headline, and skips an empty part', async () => {
  const named = await (await open({ ...data, headline: ['Ada', 'Example', ''] })).getPage(1);
  const heading = (await spokenOn(named)).find(({ role }) => role.endsWith('H1'));
  expect(heading?.text).toBe('Ada Example');
});

const many = Array.from({ length: 4 }, () => data.work.projects).flat();

test('the resume leaves out the last cases if not all cases fit on the page', async () => {
  const work = { ...data.work, projects: many };
  const { content, leftOut } = await resumePdf({ ...data, work });
  const full = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
  const spoken = (await spokenOn(await full.getPage(1))).map(({ text }) => text);
  const [first, ...others] = data.work.projects;
  expect(full.numPages).toBe(1);
  expect(spoken).toEqual(expect.arrayContaining([first?.name, first?.outcome]));
  expect(spoken).toContain(data.skills.groups.at(-1)?.skills.join(', '));
  expect(leftOut).toContain(`the case “${others.at(-1)?.name}”`);
});

test('the resume is scaled down if even its shortest version does not fit on the page', async () => {
  const schools = Array.from({ length: 40 }, () => data.education.schools).flat();
  const { content } = await resumePdf({ ...data, education: { ...data.education, schools } });
  const full = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
  const items = (await (await full.getPage(1)).getTextContent()).items;
  const baselines = items.flatMap((item) =>
    'transform' in item && item.str ? [Number(item.transform[5])] : [],
  );
  expect(full.numPages).toBe(1);
  expect(Math.min(...baselines)).toBeGreaterThan(792 - 750);
});

test('resumePdf throws for a character that its fonts lack', async () => {
  await expect(resumePdf({ ...data, profile: '漢' })).rejects.toThrow('has no glyph for “漢”');
});

test('generates a resume only if the owner’s own resume.pdf does not exist', async () => {
  const folder = mkdtempSync(`${tmpdir()}/resume-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = `${folder}/resume.pdf`;
  writeFileSync(file, '%PDF-1.7 my own');
  const generate = () => Promise.reject(new Error('nobody wants it'));
  expect(await writeResume(file, generate)).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe('%PDF-1.7 my own');
  await expect(writeResume(`${folder}/other.pdf`, generate)).rejects.toThrow('nobody');
});

const projectOf = (name: string) => ({ name, part: `I drew ${name}.` });
const jobOf = (title: string) => ({ title, text: `It came of ${title}.` });
const names = ['A', 'B', 'C', 'D'];
const whole = {
  work: { projects: names.map(projectOf) },
  experience: { jobs: names.map(jobOf) },
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
  const { work, experience } = cuts.reduce((shorter, cut) => cut.from(shorter), whole);
  expect(work.projects.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(experience.jobs.map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  const words = [
    ...work.projects.map((each) => each.part),
    ...experience.jobs.map((each) => each.text),
  ];
  expect(words.join('')).toBe('');
});
