import { useSyncExternalStore } from 'react';
import { onLCP, type LCPMetric } from 'web-vitals';
import { followInteractions, type Interaction } from './interactions';
import { followShifts } from './layout-shifts';

export interface Vitals {
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

/** web-vitals cannot be stopped, so it must start only once. */
function start() {
  if (isStarted) return;
  isStarted = true;
  onLCP((metric) => add({ lcp: lcpOf(metric) }), { reportAllChanges: true });
  if (measures('layout-shift')) followShifts((cls) => add({ cls }));
  if (measures('event')) followInteractions((inp) => add({ inp }));
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  start();
  return () => listeners.delete(notify);
};

export const useVitals = (): Vitals => useSyncExternalStore(subscribe, () => vitals);

export const measures = (entryType: 'largest-contentful-paint' | 'layout-shift' | 'event') =>
  PerformanceObserver.supportedEntryTypes.includes(entryType);
