import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { observeVisibility } from '../site';

/** Milliseconds that a page stays loaded after it has left the screen. */
const patience = 2000;
/** Milliseconds after which the next page may load, even if this one has not finished. */
const longest = 8000;

const atOnce = 2;
const loading = new Set<() => void>();
const waiting = new Set<() => void>();

function next() {
  for (const begin of waiting) {
    if (loading.size >= atOnce) return;
    waiting.delete(begin);
    loading.add(begin);
    begin();
  }
}

export function takeTurn(begin: () => void): () => void {
  waiting.add(begin);
  next();
  return () => {
    waiting.delete(begin);
    loading.delete(begin);
    next();
  };
}

/** The caller must call `onShow` when the page is shown, so that the next page may load. */
export function useLive(ref: RefObject<Element | null>): { live: boolean; onShow: () => void } {
  const [live, setLive] = useState(false);
  const endTurn = useRef<() => void>(undefined);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let leaving: ReturnType<typeof setTimeout>;
    let late: ReturnType<typeof setTimeout>;
    const leave = () => {
      clearTimeout(late);
      endTurn.current?.();
      endTurn.current = undefined;
      setLive(false);
    };
    const come = () => {
      clearTimeout(leaving);
      endTurn.current ??= takeTurn(() => {
        setLive(true);
        late = setTimeout(() => endTurn.current?.(), longest);
      });
    };
    const stop = observeVisibility(
      element,
      (visible) => {
        if (visible) come();
        else leaving = setTimeout(leave, patience);
      },
      '120px',
    );
    return () => {
      stop();
      clearTimeout(leaving);
      leave();
    };
  }, [ref]);

  return { live, onShow: useCallback(() => endTurn.current?.(), []) };
}
