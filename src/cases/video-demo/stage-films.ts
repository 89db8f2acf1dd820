import { story } from './story';

export const films = story.chapters.media.blocks.flatMap((block) =>
  block.kind === 'films' ? block.films : [],
);

/** Shortens a title for its poster: "Before boarding: the cabin list" becomes "The cabin list". */
export const shortTitle = (title: string): string => {
  const last = title.slice(title.lastIndexOf(': ') + 1).trim();
  return last.charAt(0).toUpperCase() + last.slice(1);
};
