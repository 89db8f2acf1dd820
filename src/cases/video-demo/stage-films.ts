import { story } from './story';

export const films = story.chapters.media.blocks.flatMap((block) =>
  block.kind === 'films' ? block.films : [],
);

/** Shortens a title for its poster: "Before boarding: the cabin list" becomes "The cabin list". */
export const shortTitle = (title: string): string =>
  title.replace(/^.*: ./, (start) => start.slice(-1).toUpperCase());

export function linesOf(title: string): string[] {
  const middle = title.length > 20 ? title.lastIndexOf(' ', title.length / 2 + 2) : -1;
  return middle < 0 ? [title] : [title.slice(0, middle), title.slice(middle + 1)];
}
