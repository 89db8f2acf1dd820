import { useCallback, useState } from 'react';

export function useBox(): [
  (element: HTMLElement | null) => void,
  { width: number; height: number },
] {
  const [box, setBox] = useState({ width: 0, height: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setBox({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, box];
}
