import { useEffect, useState, type RefObject } from 'react';
import { useMotionAllowed } from '../motion/preference';

type PointerCode = typeof import('./pointer.chunk');

const first = ['pointermove', 'pointerdown', 'focusin'];

export function usePointerCode(view: RefObject<HTMLElement | null>): PointerCode | undefined {
  const isAllowed = useMotionAllowed();
  const [code, setCode] = useState<PointerCode>();

  useEffect(() => {
    const element = view.current;
    if (!isAllowed || code || !element) return undefined;
    const listening = new AbortController();
    const load = () => {
      listening.abort();
      // Ignores errors: without this chunk, no plant grows, and the portrait's eyes do not move.
      import('./pointer.chunk').then(setCode, () => {});
    };
    for (const type of first) {
      element.addEventListener(type, load, { signal: listening.signal, passive: true });
    }
    return () => listening.abort();
  }, [view, isAllowed, code]);

  return isAllowed ? code : undefined;
}
