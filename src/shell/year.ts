import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's year, also on a page that was made last year. */
export const useYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
