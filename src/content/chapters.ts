import type { Block, Chapters } from './types';

/** The rail lists the chapters in this order. src/story/Chapters.tsx must use the same order. */
export const chapterTitles: Record<keyof Chapters, string> = {
  goals: 'Goals',
  users: 'Users',
  problems: 'Problems',
  approach: 'Approach',
  media: 'Media',
  skills: 'Skills',
};

const chapterNames = Object.keys(chapterTitles) as (keyof Chapters)[];

export const chapterIds = (chapters: Chapters): string[] =>
  chapterNames.map((name) => chapters[name].id);

export const blocksOf = ({ approach, media }: Pick<Chapters, 'approach' | 'media'>): Block[] => [
  ...approach.blocks,
  ...media.blocks,
];

export const layoutOf = ({ approach }: Pick<Chapters, 'approach'>) =>
  approach.blocks.find((block) => block.kind === 'scene')?.layout;

/** The id, and so the URL fragment, of the section after a story's last chapter. */
export const endingId = 'next-story';
