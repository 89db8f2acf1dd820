import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { useMotionAllowed } from '../motion/preference';

export function indexAtKey(event: KeyboardEvent, from: number, total: number): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return total - 1;
  if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (event.key === 'ArrowDown' || event.key === 'ArrowRight') return Math.min(from + 1, total - 1);
  return undefined;
}

export function useKeepInView(list: RefObject<HTMLOListElement | null>, current: number) {
  const smooth = useMotionAllowed();
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const focused = () => row.querySelector(':focus-visible')?.closest('li');
    const center = (entry: Element | null | undefined) => {
      if (!(entry instanceof HTMLElement) || row.scrollWidth <= row.clientWidth) return;
      const [link, bar] = [entry.getBoundingClientRect(), row.getBoundingClientRect()];
      row.scrollBy({
        left: link.left + link.width / 2 - (bar.left + bar.width / 2),
        behavior: smooth ? 'smooth' : 'instant',
      });
    };
    center(focused() ?? row.children[Math.max(current, 0)]);
    const follow = () => center(focused());
    row.addEventListener('focusin', follow);
    return () => row.removeEventListener('focusin', follow);
  }, [list, current, smooth]);
}
