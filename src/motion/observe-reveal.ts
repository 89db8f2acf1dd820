/** Counts, from 0, the elements that arrive at the same moment, so that they can be staggered. */
export type TakeTurn = () => number;

interface RevealHandlers {
  /** The element is below the screen, where nobody has seen it yet. */
  onBelow?: () => void;
  /** The reader has come to it; without `takeTurn` if they jumped past it or focused something in it. */
  onReveal?: (takeTurn?: TakeTurn) => void;
}

interface Entry extends RevealHandlers {
  below: boolean;
}

/** How many pixels of an element are on the screen before it counts as reached. */
const inset = 48;

const entries = new Map<Element, Entry>();
let observer: IntersectionObserver | undefined;

const forget = (element: Element) => {
  observer?.unobserve(element);
  entries.delete(element);
  if (entries.size === 0) document.removeEventListener('focusin', reachByFocus);
};

/** What is on the screen when first observed is never touched: only what is below waits. */
const reachByScroll: IntersectionObserverCallback = (seen) => {
  // Read once, because the handlers change the page and each read would lay it out again.
  const screenEnd = innerHeight;
  let turns = 0;
  const takeTurn = () => turns++;
  for (const { target, isIntersecting, boundingClientRect: place } of seen) {
    const entry = entries.get(target);
    if (!entry) continue;
    if (!isIntersecting && place.top >= screenEnd) {
      entry.below = true;
      entry.onBelow?.();
    } else {
      forget(target);
      if (entry.below) entry.onReveal?.(place.bottom > 0 ? takeTurn : undefined);
    }
  }
};

/** A keyboard user sees at once what the focused link is in. */
function reachByFocus({ target }: FocusEvent) {
  for (const [element, entry] of entries) {
    if (!entry.below || !(target instanceof Node) || !element.contains(target)) continue;
    forget(element);
    entry.onReveal?.();
  }
}

/** Waits, once, for the reader to come to an element further down the page. Returns what ends the wait. */
export function observeReveal(element: Element, handlers: RevealHandlers): () => void {
  // Everything above the screen counts as reached, so that a jump leaves nothing hidden.
  observer ??= new IntersectionObserver(reachByScroll, { rootMargin: `9999999px 0px -${inset}px` });
  if (entries.size === 0) document.addEventListener('focusin', reachByFocus);
  entries.set(element, { ...handlers, below: false });
  observer.observe(element);
  return () => forget(element);
}
