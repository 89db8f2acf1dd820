import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and while it is hydrated; true soon after, and from then on. */
export const useHydrated = (): boolean => {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // What is added then is drawn in a task of its own.
  return useDeferredValue(hydrated);
};
