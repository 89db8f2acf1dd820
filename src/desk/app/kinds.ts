import type { ContentItem } from '../contract';

export type Kind = ContentItem['kind'];

/** What the list calls each kind, one and many, in the order of what is to be done. */
export const kinds: Record<Kind, { one: string; many: string }> = {
  draft: { one: 'Draft', many: 'Drafts' },
  question: { one: 'Question', many: 'Questions' },
  placeholder: { one: 'Placeholder', many: 'Placeholders' },
  text: { one: 'Text', many: 'Texts' },
};

export const kindNames = Object.keys(kinds) as Kind[];

/** What is left for the owner to do; a text is done. */
export const openKinds = kindNames.filter((kind) => kind !== 'text');
