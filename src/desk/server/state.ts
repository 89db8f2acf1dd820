import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles, listedCases, type CaseEntry } from './content-files.ts';
import { contentLines, stampOf } from './content-lines.ts';
import type { ContentItem, Page, State } from '../contract.ts';
import { findItems, type Found } from './find-items.ts';
import { undoEntries } from './history.ts';
import { readResume } from './own-resume.ts';
import { hashOf } from './project-files.ts';
import { everyPage, isNote, pageOf } from './site.ts';
import { pictureFolder } from './store-picture.ts';
import { figuresFile, partsOf, pictureOf, saidIn, type Source } from './values.ts';

/** Returns everything that the desk shows. */
export async function readState(root: string): Promise<State> {
  const cases = await listedCases(root).catch(() => []);
  const pages = pagesOf(cases);
  const slugs = cases.map(({ slug }) => slug);
  const figures = new Map<string, number>();
  const stamp = stampOf(root);
  const files = contentFiles(root, slugs).map((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const { found, broken } = readItems(file, source);
    if (file === figuresFile) found.forEach(({ field, line }) => figures.set(field, line));
    return { from: { root, file, source, stamp }, found, broken };
  });
  const items = files.flatMap(({ from, found }) => {
    const place = { file: from.file, page: pageIn(pages, from.file), hash: hashOf(from.source) };
    return found.map((each) => itemOf(each, place, from, figures));
  });
  return {
    pages,
    items: await Promise.all(items),
    cases: cases.map(({ slug, name, inGrid }) => ({ slug, name, inGrid })),
    problems: (await contentLines(root)).map((line) => problemOf(line, pages)),
    resume: await readResume(root),
    undo: (await undoEntries(root)).slice(0, 30),
    broken: files.find(({ broken }) => broken)?.broken,
  };
}

/** A file with a syntax error has no items, and does not hide those of the others. */
function readItems(file: string, source: string): { found: Found[]; broken?: string } {
  try {
    return { found: findItems(file, source) };
  } catch (error) {
    return { found: [], broken: error instanceof Error ? error.message : String(error) };
  }
}

async function itemOf(
  found: Found,
  place: Pick<ContentItem, 'file' | 'page' | 'hash'>,
  from: Source,
  figures: ReadonlyMap<string, number>,
): Promise<ContentItem> {
  const { key, kind, field, line, start, end, question, closed, words, anchor } = found;
  const parts = words ? await partsOf(words, from, figures) : [];
  const text = kind === 'question' || !words ? found.text : saidIn(parts);
  const shown = await pictureOf(from, found);
  const picture = shown && {
    file: shown.file,
    alt: shown.alt,
    path: `${pictureFolder(from.root, place.file, shown.file)}/${shown.file}`,
  };
  const edited = { kind, line, field, start, end, text, parts, question, closed };
  return { ...place, key, ...edited, picture, anchor };
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

/** Returns the page of a file. The resume has none, so it counts as every page. */
function pageIn(pages: readonly Page[], file: string): string {
  const page = pageOf(file);
  return pages.some((each) => each.path === page) ? page : everyPage;
}
