import { useCallback, useEffect, useState, type RefObject } from 'react';

interface Active {
  row: number;
  /** Whether its cover resolves from gray; for the keyboard it has its color at once. */
  resolves: boolean;
}

/**
 * The row that the story is about right now: the last that the pointer or the focus came to, or, while
 * neither is on a row, that the middle of the screen came to.
 */
export function useActiveRow(list: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<Active>({ row: 0, resolves: false });
  const activate = useCallback(
    (row: number, by: 'pointer' | 'focus' | 'reading') =>
      setActive((before) => (before.row === row ? before : { row, resolves: by !== 'focus' })),
    [],
  );

  useEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    let hasBegun = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (!read) return;
        // Whoever comes back to a row by which they left finds it as it was.
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
