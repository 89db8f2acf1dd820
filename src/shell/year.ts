import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns the year of the build until hydration, then the visitor's current year. */
export const useYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
