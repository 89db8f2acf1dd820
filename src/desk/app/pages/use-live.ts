import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { observeVisibility } from '../site';
import { takeTurn } from './turns';

/** Milliseconds that a page stays loaded after it has left the screen. */
const patience = 2000;
/** Milliseconds after which another page may load, even if this one is not done. */
const longest = 8000;

/** True if the page is on or near the screen and its turn to load has come. */
export function useLive(ref: RefObject<Element | null>): { live: boolean; onLoad: () => void } {
  const [near, setNear] = useState(false);
  const [live, setLive] = useState(false);
  const endTurn = useRef(() => {});

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let leaving: ReturnType<typeof setTimeout>;
    const stop = observeVisibility(
      element,
      (visible) => {
        clearTimeout(leaving);
        if (visible) setNear(true);
        else leaving = setTimeout(() => setNear(false), patience);
      },
      '120px',
    );
    return () => {
      stop();
      clearTimeout(leaving);
    };
  }, [ref]);

  useEffect(() => {
    if (!near) return undefined;
    let late: ReturnType<typeof setTimeout>;
    const end = takeTurn(() => {
      setLive(true);
      late = setTimeout(end, longest);
    });
    endTurn.current = end;
    return () => {
      clearTimeout(late);
      end();
      setLive(false);
    };
  }, [near]);

  return { live, onLoad: useCallback(() => endTurn.current(), []) };
}
