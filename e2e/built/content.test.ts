import { describe, expect, test } from 'vitest';
import * as about from '../../src/content/about';
import { contact } from '../../src/content/contact';
import { dataFields } from '../../src/content/data-fields';
import { errors } from '../../src/content/errors';
import { hero, strip } from '../../src/content/home';
import { owner } from '../../src/content/owner';
import { hasPlaceholder } from '../../src/content/placeholder';
import { projects } from '../../src/content/projects';
import { footer } from '../../src/content/shell';
import type { Block } from '../../src/content/types';
import { work } from '../../src/content/work';
import { isAnswered } from '../../src/story/is-answered';
import { factsOf } from '../../src/story/tile-facts';
import { documentOf, notFoundPage, textOf } from '../support/built';
import { blocks, caseContents } from '../support/site-data';

const plain = (text: string) => text.replace(/\s+/g, '');
const texts = (path: string, selector: string) =>
  [...documentOf(path).querySelectorAll(selector)].map(textOf);

const unsaid = new Set([...dataFields, 'placeholderFor']);

const isHidden = (content: unknown) =>
  content instanceof Object && 'kind' in content && !isAnswered(content as Block);

const textsIn = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  if (isHidden(content)) return [];
  const fields = Object.entries(content ?? {}).filter(([field]) => !unsaid.has(field));
  return fields.flatMap(([, value]) => textsIn(value));
};

const contentOf: Record<string, unknown> = {
  '/': { hero, strip, footer },
  '/about': about,
  '/work': caseContents.map(({ story, tile: { name, description, tags, cover } }) => {
    const { problem, part, outcome } = story.summary ?? story.brief;
    return [work, name, description, tags, cover, problem, part, outcome];
  }),
  '/contact': contact,
  '/projects': projects,
  [notFoundPage]: [errors.title, errors.notFound, errors.links],
};
for (const { path, story, tile } of caseContents) {
  // If a story has key numbers (`impact`), its brief shows them instead of `outcome`.
  const brief = { ...story.brief, outcome: story.header.impact ? '' : story.brief.outcome };
  contentOf[path] = [
    { ...story, summary: '', brief, placeholderNote: '' },
    tile.name,
    tile.jobTitle,
  ];
}

test.each(Object.entries(contentOf))(
  'the HTML file of %s contains all its content, and hides none of it',
  (path, content) => {
    const page = documentOf(path);
    const names = [...page.querySelectorAll('[alt], [aria-label]')].map(
      (element) => element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '',
    );
    const said = plain([page.body.textContent, ...names].join(' '));
    const wanted = textsIn(content);
    expect(wanted.length).toBeGreaterThan(2);
    expect(wanted.filter((text) => !said.includes(plain(text)))).toEqual([]);
    const hidden = [
      ...page.querySelectorAll('[hidden], [style*="opacity:0"], [style*="display:none"]'),
    ].filter((part) => part.closest('main') && !part.closest('svg, dialog, [aria-hidden="true"]'));
    expect(hidden).toEqual([]);
  },
);

describe.each(caseContents)('$path', ({ path, story, tile }) => {
  test(`the story ${path} has its seven sections, and the labels of its header and of “In brief”, in the expected order`, () => {
    const parts = ['in-brief', 'goals', 'users', 'problems', 'approach', 'media', 'skills'];
    const ids = [...documentOf(path).querySelectorAll('main [id]')].map(({ id }) => id);
    expect(ids.filter((id) => parts.includes(id))).toEqual(parts);
    expect(texts(path, 'article header dt')).toEqual(factsOf(tile).map(([term]) => term));
    const decision = story.brief.decision ? ['The decision'] : [];
    const brief = ['My part', ...decision, 'The result'];
    expect(texts(path, '#in-brief dt')).toEqual([...brief, 'Deliverables', 'Tools']);
  });

  const note = hasPlaceholder([tile, story]) ? (story.placeholderNote ?? '') : '';
  test.runIf(note)(
    `the story ${path} shows the note about its placeholders once, in its header`,
    () => {
      expect(texts(path, 'main').join().split(note)).toHaveLength(2);
      expect(texts(path, 'article > header').join()).toContain(note);
    },
  );
});

test('Contact and stories link to the addresses in the content, and the footer shows the current year', () => {
  const links = [
    ...[`mailto:${owner.mail}`, owner.profile.address].map((to) => ['/contact', 'main', to]),
    ...[`mailto:${owner.mail}`, owner.resume].map((to) => ['/contact', 'footer', to]),
    ...[...blocks('prototype'), ...blocks('films')].flatMap(({ path, more }) =>
      more ? [[path, 'main', more.to]] : [],
    ),
  ];
  const isThere = ([path = '', part, to]: string[]) =>
    documentOf(path).querySelector(`${part} a[href="${to}"]`);
  expect(links.filter((link) => !isThere(link))).toEqual([]);
  expect(texts('/contact', 'footer').join()).toContain(`© ${new Date().getFullYear()}`);
});
