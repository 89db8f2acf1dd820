import { useCallback, useEffect, useState, type RefObject } from 'react';

interface Active {
  row: number;
  /** True on hover: the cover's color wipes in. Focus and scrolling show the color immediately. */
  wipes: boolean;
}

/** Hover or focus activates a row. While no row has either, a row becomes active at mid-screen. */
export function useActiveRow(list: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<Active>({ row: 0, wipes: false });
  const activate = useCallback(
    (row: number, by: 'pointer' | 'focus' | 'reading') =>
      setActive((before) => (before.row === row ? before : { row, wipes: by === 'pointer' })),
    [],
  );

  useEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    let hasBegun = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (!read) return;
        // After Back, the followed link has the focus, but is not :focus-visible. Its row stays active
        // until the visitor scrolls.
        const holds = hasBegun ? ':hover, :focus-visible' : ':hover, :focus';
        hasBegun = true;
        if (!list.current?.querySelector(holds)) activate(rows.indexOf(read.target), 'reading');
      },
      { rootMargin: '-50% 0px -49%' },
    );
    rows.forEach((row) => observer.observe(row));
    return () => observer.disconnect();
  }, [list, activate]);

  return { ...active, activate };
}
