import type { ContentItem } from '../contract';
import { fieldName } from '../field-name';

export type Kind = ContentItem['kind'];

/** The desk lists the kinds in this order. */
export const kinds: Record<Kind, { one: string; many: string }> = {
  draft: { one: 'Draft', many: 'Drafts' },
  question: { one: 'Question', many: 'Questions' },
  placeholder: { one: 'Placeholder', many: 'Placeholders' },
  picture: { one: 'Picture', many: 'Pictures' },
  text: { one: 'Text', many: 'Texts' },
};

export const kindNames = Object.keys(kinds) as Kind[];

export const openKinds = kindNames.filter((kind) => kind !== 'text' && kind !== 'picture');

/** Must equal `everyPage` in scripts/check/find-open.mjs, which a browser cannot import. */
export const everyPage = 'every page';

export function byPage<T extends { page: string }>(all: readonly T[]): [page: string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(one.page);
    if (group) group.push(one);
    else groups.set(one.page, [one]);
  }
  return [...groups];
}

interface ItemFilter {
  page?: string;
  /** Undefined matches open items (`isOpen`) or, if there are `words`, items of any kind. */
  kind?: Kind;
  words?: string;
}

/** True if the owner has yet to confirm, answer, replace, or fill in the item. */
export const isOpen = ({ kind, text }: ContentItem) =>
  kind === 'text' ? text === '' : kind !== 'picture';

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

export function filterItems<M extends ContentItem>(
  items: readonly M[],
  { page, kind, words = '' }: ItemFilter,
): M[] {
  const sought = plain(words).trim();
  return items.filter(
    (item) =>
      (!page || item.page === page) &&
      (kind ? item.kind === kind : sought || isOpen(item)) &&
      (!sought ||
        plain(
          `${item.text} ${item.question ?? ''} ${item.field} ${fieldName(item.field)}`,
        ).includes(sought)),
  );
}

export const countOf = (items: readonly ContentItem[], kind: Kind, page?: string) =>
  filterItems(items, { kind, page }).length;

/** Maps the key of each alternative text or logo name to the file of the picture it belongs to. */
export function describedPictures(items: readonly ContentItem[]): ReadonlyMap<string, string> {
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
