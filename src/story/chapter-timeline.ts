import type { CSSProperties } from 'react';

/** A chapter is current when it crosses this line. Distances from the screen's top and bottom edge. */
export const readingLine = { top: '20%', end: `${100 - 20}%` } as const;

export const timelineOf = (id: string) => `--chapter-${id}`;

/** A chapter's view timeline, from its top at the reading line to its end there. */
export const viewTimeline = (id: string): CSSProperties => ({
  viewTimelineName: timelineOf(id),
  viewTimelineInset: `${readingLine.top} ${readingLine.end}`,
});

/** Exposes the chapters' timelines to the rail. */
export const timelineScope = (ids: readonly string[]): CSSProperties => ({
  timelineScope: ids.map(timelineOf).join(', '),
});

/** Links an entry's progress line to its chapter's timeline, or to its share of a shared row. */
export const progressOf = (id: string, index: number, abreast: number) =>
  ({
    '--timeline': timelineOf(id),
    ...(index < abreast && {
      '--from': `${(index / abreast) * 100}%`,
      '--to': `${((index + 1) / abreast) * 100}%`,
    }),
  }) as CSSProperties;
