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

/** INP ignores one outlier for every 50 interactions. */
export function inpOf(longest: ReadonlyMap<number, Interaction>): Interaction | undefined {
  const all = [...longest.values()].filter((each) => !isOwnEvent(each));
  return all.toSorted((one, other) => other.time - one.time)[Math.floor(all.length / 50)];
}

/** Replaces onINP of web-vitals, which would also count interactions with Inspect. */
export function followInteractions(report: (inp: Interaction | undefined) => void) {
  const longest = new Map<number, Interaction>();
  const observer = new PerformanceObserver((list) => {
    addTo(longest, list.getEntries() as PerformanceEventTiming[]);
    report(inpOf(longest));
  });
  // Browsers allow no threshold below 16 ms. Of the events before this call, they buffered only
  // those of 104 ms or more.
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 });
  observer.observe({ type: 'first-input', buffered: true });
}
