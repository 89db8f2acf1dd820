import { useState } from 'react';

/** Unsaved texts by key. They are kept when another row opens. */
const unsaved = new Map<string, readonly string[]>();

export function useTyped(key: string) {
  const [typed, setTyped] = useState(unsaved.get(key));
  const type = (words: readonly string[] | undefined) => {
    if (words) unsaved.set(key, words);
    else unsaved.delete(key);
    setTyped(words);
  };
  return [typed, type] as const;
}

export const isTyped = (key: string): boolean => unsaved.has(key);
