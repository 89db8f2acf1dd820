import { test } from '@playwright/test';
import { caseContents, features, films, framed, gridStories } from './site-data';

export * from './site-data';

/** What a test looks for; where the content has none, the test is skipped, and says why. */
export function orSkip<T>(wanted: T | undefined, what: string): T {
  test.skip(wanted === undefined, `The content has no ${what}.`);
  return wanted as T;
}

/** The first story that has all this. */
export const storyWith = (...wanted: (keyof typeof features)[]): string =>
  orSkip(
    caseContents.find((each) => wanted.every((feature) => features[feature](each))),
    `case with: ${wanted.join(', ')}`,
  ).path;

/** The last tile on Work, to which a reader has to scroll. */
export const lastTile = (): string => orSkip(gridStories.at(-1), 'tile on Work');

export const anyFramed = () => orSkip(framed[0], 'prototype of its own');

export const anyFilm = () =>
  orSkip(
    films.find(({ loop }) => !loop),
    'film of its own',
  );
export const anyLoop = () =>
  orSkip(
    films.find(({ loop }) => loop),
    'loop',
  );
