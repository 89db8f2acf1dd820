import { isOwn } from './elements';

export interface Interaction {
  time: number;
  event: string;
  target?: Element;
}

type Entry = Pick<PerformanceEventTiming, 'interactionId' | 'duration' | 'name' | 'target'>;

/** Adds the longest event of each interaction with the page, by the interaction's id. Leaves out those with Inspect. */
export function addTo(longest: Map<number, Interaction>, entries: readonly Entry[]) {
  for (const { interactionId, duration, name, target } of entries) {
    const element = target instanceof Element ? target : undefined;
    if (!interactionId || (element && isOwn(element))) continue;
    const before = longest.get(interactionId);
    if (!before || duration > before.time) {
      longest.set(interactionId, {
        time: duration,
        event: name,
        target: element ?? before?.target,
      });
    }
  }
}

/** INP by its definition: the longest interaction, after one is ignored for every 50. */
export const inpOf = (longest: ReadonlyMap<number, Interaction>): Interaction | undefined =>
  [...longest.values()].toSorted((one, other) => other.time - one.time)[
    Math.floor(longest.size / 50)
  ];

/** Reports the page's INP. web-vitals would also count interactions with Inspect. */
export function followInteractions(report: (inp: Interaction | undefined) => void) {
  const longest = new Map<number, Interaction>();
  const observer = new PerformanceObserver((list) => {
    addTo(longest, list.getEntries() as PerformanceEventTiming[]);
    report(inpOf(longest));
  });
  // The lowest threshold that browsers allow. Of the events before Inspect was on, they kept only slow ones.
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 });
  observer.observe({ type: 'first-input', buffered: true });
}
