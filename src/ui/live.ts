import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and while it is taken over; true from then on. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
