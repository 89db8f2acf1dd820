import type { ContentItem } from '../contract';

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
