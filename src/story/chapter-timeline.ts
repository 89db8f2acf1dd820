import type { CSSProperties } from 'react';

/**
 * The current chapter is the one that crosses this line. `top` and `end` are the line's distances
 * from the top and the bottom of the screen.
 */
export const readingLine = { top: '20%', end: `${100 - 20}%` } as const;

export const timelineOf = (id: string) => `--chapter-${id}`;

/** The timeline runs while the chapter crosses the reading line. */
export const viewTimeline = (id: string): CSSProperties => ({
  viewTimelineName: timelineOf(id),
  viewTimelineInset: `${readingLine.top} ${readingLine.end}`,
});

export const timelineScope = (ids: readonly string[]): CSSProperties => ({
  timelineScope: ids.map(timelineOf).join(', '),
});

/**
 * On wide screens, the first `abreast` chapters share a row and cross the reading line together.
 * Their progress lines in the rail grow one after another, each for an equal part of the timeline.
 */
export const progressOf = (id: string, index: number, abreast: number) =>
  ({
    '--timeline': timelineOf(id),
    ...(index < abreast && {
      '--from': `${(index / abreast) * 100}%`,
      '--to': `${((index + 1) / abreast) * 100}%`,
    }),
  }) as CSSProperties;
