import type { CSSProperties } from 'react';

/** Where on the screen reading happens, from the top and from the bottom edge. */
export const readingLine = { top: '20%', end: `${100 - 20}%` } as const;

export const timelineOf = (id: string) => `--chapter-${id}`;

/** A chapter's view timeline: starts when its top is at the reading line, ends when its end is. */
export const viewTimeline = (id: string): CSSProperties => ({
  viewTimelineName: timelineOf(id),
  viewTimelineInset: `${readingLine.top} ${readingLine.end}`,
});

/** Makes the chapters' timelines visible to the rail. */
export const timelineScope = (ids: readonly string[]): CSSProperties => ({
  timelineScope: ids.map(timelineOf).join(', '),
});
