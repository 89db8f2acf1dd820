import { rising, risesFrom } from './timing';

/** Returns the element's index among those revealed at the same moment, for a stagger. */
type TakeTurn = () => number;

interface RevealHandlers {
  onBelow?: () => void;
  /** Called without `takeTurn` if the visitor jumped past the element or moved focus into it. */
  onReveal?: (takeTurn?: TakeTurn) => void;
}

interface Entry extends RevealHandlers {
  below: boolean;
}

/** In pixels. An element is revealed once its top is this far above the screen's bottom. */
const inset = 48;

const entries = new Map<Element, Entry>();
let observer: IntersectionObserver | undefined;

const forget = (element: Element) => {
  observer?.unobserve(element);
  entries.delete(element);
  if (entries.size === 0) document.removeEventListener('focusin', reachByFocus);
};

const reachByScroll: IntersectionObserverCallback = (seen) => {
  // Read once, because the handlers change the page and each read would force a layout.
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

function reachByFocus({ target }: FocusEvent) {
  for (const [element, entry] of entries) {
    if (!entry.below || !(target instanceof Node) || !element.contains(target)) continue;
    forget(element);
    entry.onReveal?.();
  }
}

export function observeReveal(element: Element, handlers: RevealHandlers): () => void {
  // Everything above the screen counts as revealed, so that a jump leaves nothing hidden.
  observer ??= new IntersectionObserver(reachByScroll, { rootMargin: `9999999px 0px -${inset}px` });
  if (entries.size === 0) document.addEventListener('focusin', reachByFocus);
  entries.set(element, { ...handlers, below: false });
  observer.observe(element);
  return () => forget(element);
}

const stagger = 50;
const maxDelay = 200;

export function rise(element: HTMLElement): () => void {
  let animation: Animation | undefined;
  const stopWaiting = observeReveal(element, {
    onBelow: () => {
      element.dataset.rise = 'waits';
    },
    onReveal: (takeTurn) => {
      delete element.dataset.rise;
      if (!takeTurn || matchMedia('print').matches) return;
      const delay = Math.min(takeTurn() * stagger, maxDelay);
      animation = element.animate([risesFrom, {}], { ...rising, delay });
    },
  });
  return () => {
    stopWaiting();
    delete element.dataset.rise;
    animation?.cancel();
  };
}
