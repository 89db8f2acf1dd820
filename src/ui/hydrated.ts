import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

export const useHydrated = (): boolean => {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Deferred, so that elements shown after hydration render in a separate task.
  return useDeferredValue(hydrated);
};
