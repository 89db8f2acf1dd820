import type { Mark } from '../contract';
import type { Kind } from './kinds';

/** A mark under a name that lasts: its place in the file changes with each write, its field does not. */
export interface NamedMark extends Mark {
  key: string;
}

export function named(marks: readonly Mark[]): NamedMark[] {
  const seen = new Map<string, number>();
  return marks.map((mark) => {
    const field = `${mark.file} ${mark.field}`;
    const nth = (seen.get(field) ?? 0) + 1;
    seen.set(field, nth);
    return { ...mark, key: nth > 1 ? `${field} ${nth}` : field };
  });
}

/** The page of what stands on all of them. */
export const everyPage = 'every page';

/** What belongs to each page, in the order in which the pages come. */
export function byPage<T extends { page: string }>(all: readonly T[]): [page: string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(one.page);
    if (group) group.push(one);
    else groups.set(one.page, [one]);
  }
  return [...groups];
}

export interface MarkFilter {
  /** A page's path; without it, all pages. */
  page?: string;
  /** Without it, all that is open: everything but plain texts that say something. */
  kind?: Kind;
  words?: string;
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

export function filterMarks<M extends Mark>(
  marks: readonly M[],
  { page, kind, words = '' }: MarkFilter,
): M[] {
  const sought = plain(words).trim();
  return marks.filter(
    (mark) =>
      (!page || mark.page === page) &&
      (kind ? mark.kind === kind : mark.kind !== 'text' || mark.text === '') &&
      (!sought || plain(`${mark.text} ${mark.question ?? ''} ${mark.field}`).includes(sought)),
  );
}

/** How many of a kind are left, in all or on one page. */
export const countOf = (marks: readonly Mark[], kind: Kind, page?: string) =>
  filterMarks(marks, { kind, page }).length;

/** For each text that says what a placeholder shows, the picture's file: it goes with the picture. */
export function describedPictures(marks: readonly NamedMark[]): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>(
    marks.flatMap(({ file, field, picture }) =>
      picture
        ? ['alt', 'name'].map((name) => [`${file} ${field}.${name}`, picture.file] as const)
        : [],
    ),
  );
  return new Map(
    marks.flatMap(({ key, file, field }) => {
      const picture = pictures.get(`${file} ${field}`);
      return picture ? [[key, picture] as const] : [];
    }),
  );
}
