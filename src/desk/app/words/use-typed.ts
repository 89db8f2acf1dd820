import { useSyncExternalStore } from 'react';

let unsaved: ReadonlyMap<string, readonly string[]> = new Map();
const typing = new EventTarget();

const subscribe = (notify: () => void) => {
  typing.addEventListener('type', notify);
  return () => typing.removeEventListener('type', notify);
};

/** Unsaved words by item key. An answer to an item's question has the key `${key} answer`. */
export const useUnsaved = () => useSyncExternalStore(subscribe, () => unsaved);

export const useIsUnsaved = (key: string) =>
  useSyncExternalStore(subscribe, () => unsaved.has(key) || unsaved.has(`${key} answer`));

addEventListener('beforeunload', (event) => {
  if (unsaved.size > 0) event.preventDefault();
});

export function useTyped(key: string) {
  const typed = useUnsaved().get(key);
  const type = (words: readonly string[] | undefined) => {
    const others = [...unsaved].filter(([each]) => each !== key);
    unsaved = new Map(words ? [...others, [key, words]] : others);
    typing.dispatchEvent(new Event('type'));
  };
  return [typed, type] as const;
}
