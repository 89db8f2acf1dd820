import { useSyncExternalStore } from 'react';
import { onLCP, type LCPMetric } from 'web-vitals';
import { isOwn } from './elements';

export interface Interaction {
  start: number;
  time: number;
  event: string;
  target?: Element;
}

type Entry = Pick<
  PerformanceEventTiming,
  'interactionId' | 'startTime' | 'duration' | 'name' | 'target'
>;

const controls = 'a, button, input, label, select, summary, textarea, video';

/** The times at which Inspect opened, closed, or handled an event in place of the page. */
const ownEvents: number[] = [];

export const ignoreEvent = (time = performance.now()) => ownEvents.push(time);

const isOwnEvent = ({ start, time }: Interaction) =>
  ownEvents.some((at) => at >= start && at <= start + time);

export function addTo(longest: Map<number, Interaction>, entries: readonly Entry[]) {
  for (const { interactionId, startTime, duration, name, target } of entries) {
    const element = target instanceof Element ? target : undefined;
    if (!interactionId || (element && (isOwn(element) || !element.closest(controls)))) continue;
    const before = longest.get(interactionId);
    if (!before || duration > before.time) {
      longest.set(interactionId, {
        start: startTime,
        time: duration,
        event: name,
        target: element ?? before?.target,
      });
    }
  }
}

/** INP is the longest interaction, but one outlier is ignored for every 50 interactions. */
export function inpOf(longest: ReadonlyMap<number, Interaction>): Interaction | undefined {
  const all = [...longest.values()].filter((each) => !isOwnEvent(each));
  return all.toSorted((one, other) => other.time - one.time)[Math.floor(all.length / 50)];
}

/** Replaces onINP of web-vitals, which would also count interactions with Inspect. */
function followInteractions(report: (inp: Interaction | undefined) => void) {
  const longest = new Map<number, Interaction>();
  const observer = new PerformanceObserver((list) => {
    addTo(longest, list.getEntries() as PerformanceEventTiming[]);
    report(inpOf(longest));
  });
  // Browsers allow no threshold below 16 ms. `buffered` adds events from before this call, but only
  // those of 104 ms or more.
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 });
  observer.observe({ type: 'first-input', buffered: true });
}

type Shift = Pick<LayoutShift, 'value' | 'startTime' | 'hadRecentInput'>;

/** TypeScript's DOM library lacks this type. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  /** The nodes that moved; null for a node that has been removed. */
  sources: readonly { node: Node | null }[];
}

const ownMoves: { from: number; to: number }[] = [];

/** Calls `move`. Layout shifts until the second frame after that do not count toward CLS. */
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

/**
 * Returns the CLS: the largest sum of layout shifts in a session window. The shifts in a window are
 * less than one second apart, and a window lasts at most five seconds.
 */
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
function followShifts(report: (cls: number) => void) {
  const shifts: LayoutShift[] = [];
  report(0);
  const observer = new PerformanceObserver((list) => {
    const added = list.getEntries() as LayoutShift[];
    shifts.push(...added.filter((shift) => !isOwnShift(shift)));
    report(worstWindow(shifts));
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

interface Vitals {
  lcp?: { time: number; element?: Element };
  cls?: number;
  inp?: Interaction;
}

let vitals: Vitals = {};
let isStarted = false;
const listeners = new Set<() => void>();

const add = (more: Vitals) => {
  vitals = { ...vitals, ...more };
  listeners.forEach((notify) => notify());
};

const elementIn = (node: Node | null | undefined) => (node instanceof Element ? node : undefined);

const lcpOf = ({ value, entries }: LCPMetric) => ({
  time: value,
  element: elementIn(entries.at(-1)?.element),
});

/** web-vitals cannot be stopped, so this must run only once. */
function startMeasuring() {
  if (isStarted) return;
  isStarted = true;
  onLCP((metric) => add({ lcp: lcpOf(metric) }), { reportAllChanges: true });
  if (measures('layout-shift')) followShifts((cls) => add({ cls }));
  if (measures('event')) followInteractions((inp) => add({ inp }));
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  startMeasuring();
  return () => listeners.delete(notify);
};

export const useVitals = (): Vitals => useSyncExternalStore(subscribe, () => vitals);

export const measures = (entryType: 'largest-contentful-paint' | 'layout-shift' | 'event') =>
  PerformanceObserver.supportedEntryTypes.includes(entryType);
