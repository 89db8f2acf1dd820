import { useSyncExternalStore } from 'react';

const never = () => () => {};

export const useYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  );
