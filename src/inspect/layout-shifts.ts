import { isOwn } from './elements';

export type Shift = Pick<LayoutShift, 'value' | 'startTime' | 'hadRecentInput'>;

/** TypeScript's DOM library lacks this type. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  /** A removed node is null. */
  sources: readonly { node: Node | null }[];
}

const ownMoves: { from: number; to: number }[] = [];

/** Excludes layout shifts from CLS until the second frame after `move`. */
export function withoutShifts<Result>(move: () => Result): Result {
  const span = { from: performance.now(), to: Infinity };
  ownMoves.push(span);
  const result = move();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      span.to = performance.now();
    }),
  );
  return result;
}

/** CLS is the largest sum of shifts that are less than a second apart and within five seconds. */
export function worstWindow(shifts: readonly Shift[]): number {
  let [worst, sum, start, last] = [0, 0, -Infinity, -Infinity];
  for (const { value, startTime, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (startTime - last >= 1000 || startTime - start >= 5000) {
      sum = 0;
      start = startTime;
    }
    sum += value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}

export function isOwnShift({ startTime, sources }: Pick<LayoutShift, 'startTime' | 'sources'>) {
  const moved = sources.flatMap(({ node }) =>
    node instanceof Element ? node : (node?.parentElement ?? []),
  );
  return (
    ownMoves.some(({ from, to }) => startTime >= from && startTime <= to) ||
    (moved.length > 0 && moved.every(isOwn))
  );
}

/** Replaces onCLS of web-vitals, which would also count Inspect's own shifts. */
export function followShifts(report: (cls: number) => void) {
  const shifts: LayoutShift[] = [];
  report(0);
  const observer = new PerformanceObserver((list) => {
    const added = list.getEntries() as LayoutShift[];
    shifts.push(...added.filter((shift) => !isOwnShift(shift)));
    report(worstWindow(shifts));
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}
