import { useIsPresent } from 'framer-motion';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { endingId } from '../content/chapters';
import { useMotionAllowed } from '../motion/preference';
import { useShortcuts } from '../ui/shortcuts';
import { observeVisibility } from '../ui/visibility';

const userScrolls = ['wheel', 'touchmove'];

/** While the page scrolls to a chapter, J and K step from that chapter, not the current one. */
export function useChapterSteps(ids: readonly string[], current: number) {
  const navigate = useNavigate();
  const isPresent = useIsPresent();
  const target = useRef<number>(undefined);

  useEffect(() => {
    if (target.current === current) target.current = undefined;
  });

  const forget = () => {
    target.current = undefined;
  };
  const goTo = (chapter: number, { preventFocusReset }: { preventFocusReset: boolean }) => {
    target.current = chapter;
    for (const event of userScrolls) addEventListener(event, forget, { once: true, passive: true });
    void navigate(`#${ids[chapter] ?? endingId}`, { replace: true, state: { preventFocusReset } });
  };

  const step = (by: 1 | -1) => {
    const to = (target.current ?? current) + by;
    if (to >= 0) goTo(Math.min(to, ids.length), { preventFocusReset: false });
  };
  useShortcuts(isPresent ? { j: () => step(1), k: () => step(-1) } : {});

  return goTo;
}

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

/** Returns true while a scene, or another block that takes the rail's space, is behind the rail. */
export function useSceneBehind(ref: RefObject<HTMLElement | null>): boolean {
  const [isBehind, setBehind] = useState(false);
  useEffect(() => {
    const rail = ref.current;
    const blocks = rail?.parentElement?.querySelectorAll(
      '[data-scene], [data-edge]:has([data-hides-rail]), [data-bleed], [data-closing], hgroup, figure',
    );
    if (!rail || !blocks?.length) return undefined;
    const behind = new Set<Element>();
    let stops: (() => void)[] = [];
    const stop = () => stops.splice(0).forEach((each) => each());
    const observe = () => {
      stop();
      const { top, paddingTop } = getComputedStyle(rail);
      // Only half the padding, because FullBleed's panels extend below the scenes observed here.
      const above = parseFloat(top) + parseFloat(paddingTop) / 2;
      const below = Math.max(innerHeight - parseFloat(top) - rail.offsetHeight, 0);
      const { right } = rail.getBoundingClientRect();
      // Most headings and pictures are beside the rail, but some are as wide as the page.
      const isBeside = (block: Element) =>
        block.matches('hgroup, figure') && block.getBoundingClientRect().left > right;
      stops = [...blocks]
        .filter((block) => !isBeside(block))
        .map((block) =>
          observeVisibility(
            block,
            (isVisible) => {
              if (isVisible) behind.add(block);
              else behind.delete(block);
              setBehind(behind.size > 0);
            },
            `${-above}px 0px ${-below}px`,
          ),
        );
    };
    // A ResizeObserver also calls back once at the start, so `observe` needs no first call.
    const resized = new ResizeObserver(observe);
    resized.observe(rail);
    addEventListener('resize', observe);
    return () => {
      removeEventListener('resize', observe);
      resized.disconnect();
      stop();
    };
  }, [ref]);
  return isBehind;
}
