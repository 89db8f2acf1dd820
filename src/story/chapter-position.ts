import { useEffect, useReducer, type RefObject } from 'react';

import { usePageLocation } from '../ui/page-context';
import { endingId } from '../content/chapters';
import { readingLine } from './chapter-timeline';

export interface ChapterView {
  top: number;
  begun: boolean;
  /** The fraction of the chapter above the reading line, from 0 to 1. */
  read: number;
}

interface ChapterPosition {
  /**
   * The index of the chapter at the reading line: -1 before the first chapter, and `chapters.length`
   * after the last.
   */
  reading: number;
  row: readonly number[];
}

/** Allows for chapters that are a few pixels lower than their row while they rise into view. */
const sameRow = (one: ChapterView, other: ChapterView) => Math.abs(one.top - other.top) < 24;

/** Chapters side by side take turns being current, each for an equal part of the row's height. */
export function positionOf(chapters: readonly ChapterView[]): ChapterPosition {
  const rowOf = (chapter: ChapterView) => chapters.filter((other) => sameRow(chapter, other));
  const at = chapters.findLastIndex((chapter) => {
    const row = rowOf(chapter);
    return chapter.begun && chapter.read >= row.indexOf(chapter) / row.length;
  });
  const chapter = chapters[at];
  if (!chapter) return { reading: -1, row: [] };
  const row = rowOf(chapter).map((other) => chapters.indexOf(other));
  if (at < chapters.length - 1) return { reading: at, row };
  // The page may be too short for the ending to reach the reading line. So the ending belongs to the
  // last chapter's row, and becomes the current one when that chapter is read.
  const end = chapters.length;
  return chapter.read === 1 ? { reading: end, row: [end] } : { reading: at, row: [...row, end] };
}

/**
 * `chosen` is the index of the chapter that a link led to, or -1. That chapter stays current until
 * the reading line leaves its row.
 */
interface ReadingState extends ChapterPosition {
  chosen: number;
}

type Change = { kind: 'scrolled'; position: ChapterPosition } | { kind: 'went'; to: number };

export const start: ReadingState = { reading: -1, row: [], chosen: -1 };

export function reduce(state: ReadingState, change: Change): ReadingState {
  if (change.kind === 'went') return { ...state, chosen: change.to };
  const { position } = change;
  const { chosen } = state;
  if (position.reading === state.reading && position.row.length === state.row.length) {
    return state;
  }
  const left = state.row.includes(chosen) && !position.row.includes(chosen);
  return { ...position, chosen: left ? -1 : chosen };
}

export const currentOf = ({ reading, row, chosen }: ReadingState): number =>
  row.includes(chosen) ? chosen : reading;

export function useChapterPosition(rail: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const location = usePageLocation();
  const [state, dispatch] = useReducer(reduce, start);

  useEffect(() => {
    dispatch({ kind: 'went', to: [...ids, endingId].indexOf(location.hash.slice(1)) });
  }, [ids, location]);

  useEffect(() => {
    const story = rail.current?.parentElement;
    const chapters = ids.flatMap((id) => story?.querySelector(`[id="${id}"]`) ?? []);
    const seen = new Map<Element, Omit<ChapterView, 'top'>>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          seen.set(target, { begun: isIntersecting, read: intersectionRatio });
        }
        const views = chapters.map((chapter) => ({
          begun: false,
          read: 0,
          ...seen.get(chapter),
          top: chapter.getBoundingClientRect().top,
        }));
        dispatch({ kind: 'scrolled', position: positionOf(views) });
      },
      // The root extends far above the screen, so the ratio is the fraction above the reading line.
      { rootMargin: `1000000px 0px -${readingLine.end}`, threshold: [0, 1 / 3, 2 / 3, 1] },
    );
    chapters.forEach((chapter) => observer.observe(chapter));
    return () => observer.disconnect();
  }, [rail, ids]);

  return currentOf(state);
}
