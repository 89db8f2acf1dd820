import type { CSSProperties } from 'react';

/** Where on the screen a reader reads: so far from its top, and from its end. */
export const readingLine = { top: '20%', end: `${100 - 20}%` } as const;

export const timelineOf = (id: string) => `--chapter-${id}`;

/** A chapter's own scroll timeline: from its top at the reading line to its end there. */
export const tellsProgress = (id: string): CSSProperties => ({
  viewTimelineName: timelineOf(id),
  viewTimelineInset: `${readingLine.top} ${readingLine.end}`,
});

/** Lets the rail see the timelines of the chapters beside it. */
export const sharesProgress = (ids: readonly string[]): CSSProperties => ({
  timelineScope: ids.map(timelineOf).join(', '),
});
