import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's current year, even on a page that was built last year. */
export const useYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
