import { story } from './story';

/** The films as the page tells of them: their ids are where the posters lead. */
export const films = story.chapters
  .flatMap((chapter) => (chapter.kind === 'media' ? chapter.blocks : []))
  .flatMap((block) => (block.kind === 'films' ? block.films : []));

/** What there is room for on a poster: of "Before boarding: the cabin list" its second half. */
export const shortTitle = (title: string): string => {
  const last = title.slice(title.lastIndexOf(': ') + 1).trim();
  return last.charAt(0).toUpperCase() + last.slice(1);
};
