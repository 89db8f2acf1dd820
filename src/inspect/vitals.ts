import { useSyncExternalStore } from 'react';
import { onINP, onLCP, type INPMetric, type LCPMetric } from 'web-vitals';
import { followShifts } from './layout-shifts';

export interface Vitals {
  lcp?: { time: number; element?: Element };
  cls?: number;
  inp?: { time: number; event: string; target?: Element };
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

function inpOf({ value, entries }: INPMetric) {
  const [slowest] = entries;
  const { target } = entries.find((entry) => entry.target) ?? {};
  return { time: value, event: slowest?.name ?? '', target: elementIn(target) };
}

/** web-vitals cannot be stopped, so this starts it only once. */
function start() {
  if (isStarted) return;
  isStarted = true;
  const options = { reportAllChanges: true };
  onLCP((metric) => add({ lcp: lcpOf(metric) }), options);
  if (measures('layout-shift')) followShifts((cls) => add({ cls }));
  // The lowest threshold that browsers allow. Of the events before Inspect was on, they kept only slow ones.
  onINP((metric) => add({ inp: inpOf(metric) }), { ...options, durationThreshold: 16 });
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  start();
  return () => listeners.delete(notify);
};

export const useVitals = (): Vitals => useSyncExternalStore(subscribe, () => vitals);

export const measures = (entryType: 'largest-contentful-paint' | 'layout-shift' | 'event') =>
  PerformanceObserver.supportedEntryTypes.includes(entryType);
