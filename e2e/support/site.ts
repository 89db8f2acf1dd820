import { test } from '@playwright/test';
import { caseContents, features, films, framed, gridStories } from './site-data';

export * from './site-data';

/** What a test looks for; where the content has none, the test is skipped, and says why. */
export function found<T>(wanted: T | undefined, what: string): T {
  test.skip(wanted === undefined, `The content has no ${what}.`);
  return wanted as T;
}

/** The first story that has all this. */
export const storyWith = (...wanted: (keyof typeof features)[]): string =>
  found(
    caseContents.find((each) => wanted.every((feature) => features[feature](each))),
    `case with: ${wanted.join(', ')}`,
  ).path;

/** The last tile on Work, to which a reader has to scroll. */
export const lastTile = (): string => found(gridStories.at(-1), 'tile on Work');

export const anyFramed = () => found(framed[0], 'prototype of its own');

export const anyFilm = () =>
  found(
    films.find(({ loop }) => !loop),
    'film of its own',
  );
export const anyLoop = () =>
  found(
    films.find(({ loop }) => loop),
    'loop',
  );
