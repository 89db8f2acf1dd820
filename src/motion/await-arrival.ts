/** Gives the next place among those who arrive in the same moment, from 0 on. */
export type TakeTurn = () => number;

interface Awaited {
  /** It lies below the screen, where nobody has seen it yet. */
  onBelow?: () => void;
  /** The reader is there. There is no turn to take where they went past it, or stepped into it. */
  onArrive?: (takeTurn?: TakeTurn) => void;
}

interface Entry extends Awaited {
  below: boolean;
}

/** So much of it is on the screen before it counts as reached, in pixels. */
const inset = 48;

const entries = new Map<Element, Entry>();
let observer: IntersectionObserver | undefined;

const forget = (element: Element) => {
  observer?.unobserve(element);
  entries.delete(element);
  if (entries.size === 0) document.removeEventListener('focusin', stepInto);
};

/** What the reader sees when they are first looked for is never touched: only what lies below waits. */
const look: IntersectionObserverCallback = (seen) => {
  // Asked for once: each answer would take in what those before it have changed.
  const end = innerHeight;
  let turns = 0;
  const takeTurn = () => turns++;
  for (const { target, isIntersecting, boundingClientRect: place } of seen) {
    const entry = entries.get(target);
    if (!entry) continue;
    if (!isIntersecting && place.top >= end) {
      entry.below = true;
      entry.onBelow?.();
    } else {
      forget(target);
      if (entry.below) entry.onArrive?.(place.bottom > 0 ? takeTurn : undefined);
    }
  }
};

/** Whoever goes from link to link sees at once what the link is in. */
function stepInto({ target }: FocusEvent) {
  for (const [element, entry] of entries) {
    if (!entry.below || !(target instanceof Node) || !element.contains(target)) continue;
    forget(element);
    entry.onArrive?.();
  }
}

/** Waits for the reader to come to something further down the page, once. The answer ends the waiting. */
export function awaitArrival(element: Element, awaited: Awaited): () => void {
  // All that is above the screen counts as reached too: a reader who jumps leaves nothing behind.
  observer ??= new IntersectionObserver(look, { rootMargin: `9999999px 0px -${inset}px` });
  if (entries.size === 0) document.addEventListener('focusin', stepInto);
  entries.set(element, { ...awaited, below: false });
  observer.observe(element);
  return () => forget(element);
}
