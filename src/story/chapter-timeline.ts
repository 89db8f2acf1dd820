import type { CSSProperties } from 'react';

/** The line that the current chapter crosses, as distances from the screen's top and bottom edges. */
export const readingLine = { top: '20%', end: `${100 - 20}%` } as const;

export const timelineOf = (id: string) => `--chapter-${id}`;

/** A chapter's view timeline. It runs while the chapter crosses the reading line. */
export const viewTimeline = (id: string): CSSProperties => ({
  viewTimelineName: timelineOf(id),
  viewTimelineInset: `${readingLine.top} ${readingLine.end}`,
});

/** Exposes the chapters' timelines to the rail. */
export const timelineScope = (ids: readonly string[]): CSSProperties => ({
  timelineScope: ids.map(timelineOf).join(', '),
});

/** Binds a rail link's progress line to its chapter's timeline or, for chapters in one row, to a fraction of it. */
export const progressOf = (id: string, index: number, abreast: number) =>
  ({
    '--timeline': timelineOf(id),
    ...(index < abreast && {
      '--from': `${(index / abreast) * 100}%`,
      '--to': `${((index + 1) / abreast) * 100}%`,
    }),
  }) as CSSProperties;
