import type { ContentItem, Page, State } from '../contract.ts';
import { listedCases, type CaseEntry } from './case-list.ts';
import { contentFiles, itemsIn } from './content-files.ts';
import { contentLines } from './content-lines.ts';
import { sourceOf } from './edits.ts';
import type { Found } from './find-items.ts';
import { undoEntries } from './history.ts';
import { readResume, pictureFolder } from './dropped-files.ts';
import { hashOf } from './project-files.ts';
import { everyPage, isNote, isPrompt, pageOf } from './site.ts';
import { partsOf, pictureOf, textIn, sourceIn, type Source } from './values.ts';

export async function readState(root: string): Promise<State> {
  const cases = listed(root);
  const pages = pagesOf(cases);
  const files = contentFiles(
    root,
    cases.map(({ slug }) => slug),
  ).map((file) => contentIn(root, file, pageIn(pages, file)));
  return {
    pages,
    items: files.flatMap(({ items }) => items),
    cases,
    problems: (await contentLines(root)).map((line) => problemOf(line, pages)),
    resume: readResume(root),
    undo: (await undoEntries(root)).slice(0, 30),
    broken: files.find(({ broken }) => broken)?.broken,
  };
}

function listed(root: string): CaseEntry[] {
  try {
    return listedCases(root);
  } catch {
    return [];
  }
}

function contentIn(root: string, file: string, page: string) {
  const { found, broken } = itemsIn(root, file);
  const from = sourceIn(root, file);
  return { items: found.map((each) => itemOf(root, each, { file, page }, from)), broken };
}

function itemOf(
  root: string,
  found: Found,
  place: Pick<ContentItem, 'file' | 'page'>,
  from: Source,
): ContentItem {
  const { key, kind, field, line, question, closed, words, anchor } = found;
  const entries = found.entries.map((entry) => entry.field);
  const hash = hashOf(sourceOf(from.source, found));
  const parts = words ? partsOf(words, from) : [];
  const text = kind === 'question' || !words ? found.text : textIn(parts);
  const shown = pictureOf(from.source, found);
  const picture = shown && {
    file: shown.file,
    alt: shown.alt,
    path: `${pictureFolder(root, place.file, shown.file)}/${shown.file}`,
  };
  const edited = { kind, line, field, text, parts, question, closed, isPrompt: isPrompt(text) };
  return { ...place, key, hash, ...edited, picture, anchor, entries };
}

function pagesOf(cases: readonly CaseEntry[]): Page[] {
  return [
    { path: '/', name: 'Home' },
    { path: '/about', name: 'About' },
    { path: '/work', name: 'Work' },
    { path: '/contact', name: 'Contact' },
    { path: '/projects', name: 'Projects' },
    ...cases.map(({ slug, name }) => ({ path: `/${slug}`, name })),
    { path: everyPage, name: 'Every page' },
  ];
}

function problemOf(said: string, pages: readonly Page[]) {
  const line = said.replace(/^Note: /, '');
  return {
    page: pageIn(pages, /^[^:]+/.exec(line)?.[0] ?? ''),
    line,
    isNote: isNote(said),
  };
}

/** No page shows the resume, so it is listed under “Every page”. */
function pageIn(pages: readonly Page[], file: string): string {
  const page = pageOf(file);
  return pages.some((each) => each.path === page) ? page : everyPage;
}
