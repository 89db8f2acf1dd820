import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns the visitor's current year after hydration, and the year of the build before. */
export const useYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
