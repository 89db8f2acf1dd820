import type { ContentItem } from '../contract';
import type { Kind } from './kinds';

/** An item with a stable key. Its position in the file changes with each write, but its field does not. */
export interface NamedItem extends ContentItem {
  key: string;
}

export function named(items: readonly ContentItem[]): NamedItem[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const field = `${item.file} ${item.field}`;
    const nth = (seen.get(field) ?? 0) + 1;
    seen.set(field, nth);
    return { ...item, key: nth > 1 ? `${field} ${nth}` : field };
  });
}

/** The page name of items that appear on every page. */
export const everyPage = 'every page';

/** Groups items by page, in the order in which the pages first appear. */
export function byPage<T extends { page: string }>(all: readonly T[]): [page: string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(one.page);
    if (group) group.push(one);
    else groups.set(one.page, [one]);
  }
  return [...groups];
}

export interface ItemFilter {
  /** A page's path; without it, all pages. */
  page?: string;
  /** Without it, all open items: everything except nonempty plain texts. */
  kind?: Kind;
  words?: string;
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

export function filterItems<M extends ContentItem>(
  items: readonly M[],
  { page, kind, words = '' }: ItemFilter,
): M[] {
  const sought = plain(words).trim();
  return items.filter(
    (item) =>
      (!page || item.page === page) &&
      (kind ? item.kind === kind : item.kind !== 'text' || item.text === '') &&
      (!sought || plain(`${item.text} ${item.question ?? ''} ${item.field}`).includes(sought)),
  );
}

/** Counts the remaining items of a kind, in total or on one page. */
export const countOf = (items: readonly ContentItem[], kind: Kind, page?: string) =>
  filterItems(items, { kind, page }).length;

/** Maps each text that describes a placeholder to the picture's file, because it is replaced with the picture. */
export function describedPictures(items: readonly NamedItem[]): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>(
    items.flatMap(({ file, field, picture }) =>
      picture
        ? ['alt', 'name'].map((name) => [`${file} ${field}.${name}`, picture.file] as const)
        : [],
    ),
  );
  return new Map(
    items.flatMap(({ key, file, field }) => {
      const picture = pictures.get(`${file} ${field}`);
      return picture ? [[key, picture] as const] : [];
    }),
  );
}
