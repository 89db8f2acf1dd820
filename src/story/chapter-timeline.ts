import type { CSSProperties } from 'react';

export const timelineOf = (id: string) => `--chapter-${id}`;

/** A chapter's own scroll timeline: from its top at the reading line to its end there. */
export const tellsProgress = (id: string): CSSProperties => ({
  viewTimelineName: timelineOf(id),
  viewTimelineInset: '20% 80%',
});

/** Lets the rail see the timelines of the chapters beside it. */
export const sharesProgress = (ids: readonly string[]): CSSProperties => ({
  timelineScope: ids.map(timelineOf).join(', '),
});
