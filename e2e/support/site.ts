import { test } from '@playwright/test';
import { caseContents, features, films, framed, gridStories } from './site-data';

export * from './site-data';

export function orSkip<T>(wanted: T | undefined, what: string): T {
  test.skip(wanted === undefined, `The content has no ${what}.`);
  return wanted as T;
}

export const storyWith = (...wanted: (keyof typeof features)[]): string =>
  orSkip(
    caseContents.find((each) => wanted.every((feature) => features[feature](each))),
    `case with: ${wanted.join(', ')}`,
  ).path;

/** A tile that is below the first screen: the last one of Work's grid. */
export const lastTile = (): string => orSkip(gridStories.at(-1), 'tile on Work');

export const anyFramed = () => orSkip(framed[0], 'prototype of its own');

export const anyFilm = () =>
  orSkip(
    films.find(({ loop }) => !loop),
    'film of its own',
  );
