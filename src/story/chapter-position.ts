import { useEffect, useReducer, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { nextStoryId } from './NextStory';
import { readingLine } from './chapter-timeline';

/** How far a chapter has come above the reading line, a fifth of the screen below its top. */
export interface ChapterView {
  top: number;
  begun: boolean;
  /** The share of it that is above the line, from 0 to 1. */
  read: number;
}

export interface Place {
  /** The chapter at the line: -1 before the first, their number after the last. */
  reading: number;
  /** The chapters that stand beside it, with itself. */
  row: readonly number[];
}

/** What rises on arrival is a few pixels off its place. */
const sameRow = (one: ChapterView, other: ChapterView) => Math.abs(one.top - other.top) < 24;

/** Chapters that stand beside one another are read one after the other, each for its part of the row. */
export function placeOf(chapters: readonly ChapterView[]): Place {
  const rowOf = (chapter: ChapterView) => chapters.filter((other) => sameRow(chapter, other));
  const at = chapters.findLastIndex((chapter) => {
    const row = rowOf(chapter);
    return chapter.begun && chapter.read >= row.indexOf(chapter) / row.length;
  });
  const chapter = chapters[at];
  if (!chapter) return { reading: -1, row: [] };
  const row = rowOf(chapter).map((other) => chapters.indexOf(other));
  if (at < chapters.length - 1) return { reading: at, row };
  // Where the page ends soon after, the last chapter stays at the line.
  const end = chapters.length;
  return chapter.read === 1 ? { reading: end, row: [end] } : { reading: at, row: [...row, end] };
}

/** `chosen` is the chapter that was gone to: of a row, it is the current one until the row is left. */
export interface Position extends Place {
  chosen: number;
}

type Change = { kind: 'scrolled'; place: Place } | { kind: 'went'; to: number };

export const start: Position = { reading: -1, row: [], chosen: -1 };

export function follow(position: Position, change: Change): Position {
  if (change.kind === 'went') return { ...position, chosen: change.to };
  const { place } = change;
  const { chosen } = position;
  if (place.reading === position.reading && place.row.length === position.row.length) {
    return position;
  }
  const left = position.row.includes(chosen) && !place.row.includes(chosen);
  return { ...place, chosen: left ? -1 : chosen };
}

/** -1 before the first chapter, and their number after the last. */
export const currentOf = ({ reading, row, chosen }: Position): number =>
  row.includes(chosen) ? chosen : reading;

/** Where the reader is in the chapters that stand beside the rail, by their ids. */
export function useChapterPosition(rail: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const location = useLocation();
  const [position, dispatch] = useReducer(follow, start);

  useEffect(() => {
    dispatch({ kind: 'went', to: [...ids, nextStoryId].indexOf(location.hash.slice(1)) });
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
        dispatch({ kind: 'scrolled', place: placeOf(views) });
      },
      // Everything above the line counts, however far the page has been scrolled.
      { rootMargin: `1000000px 0px -${readingLine.end}`, threshold: [0, 1 / 3, 2 / 3, 1] },
    );
    chapters.forEach((chapter) => observer.observe(chapter));
    return () => observer.disconnect();
  }, [rail, ids]);

  return currentOf(position);
}
