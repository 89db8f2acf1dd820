import { isApart, nearest, sides, type Box, type Side } from './measure';

/** Marks what Inspect itself shows, which is no part of the page. */
export const ownMark = 'data-inspect';

export const isOwn = (element: Element): boolean => element.closest(`[${ownMark}]`) !== null;

/**
 * The element that is inspected for another: in a drawing, its part or the whole. Undefined for Inspect itself.
 */
export function subjectOf(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element) || isOwn(target)) return undefined;
  if (target === document.documentElement || target === document.body) return undefined;
  const part = target.closest('[data-part]');
  if (part) return part;
  let drawing = target.closest('svg');
  while (drawing) {
    const outer = drawing.parentElement?.closest('svg');
    if (!outer) return drawing;
    drawing = outer;
  }
  return target;
}

const isIn = ({ left, right, top, bottom }: Box, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

const hasWords = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim());

/**
 * The element to inspect at a pointer. A link may extend over its tile with a pseudo-element, and a list of captions
 * over its drawing; the pointer means what is below them there.
 */
export function subjectAt({ target, clientX: x, clientY: y }: MouseEvent): Element | undefined {
  if (!(target instanceof Element) || isOwn(target)) return undefined;
  const isBeside = !isIn(boxOf(target), x, y);
  if (
    !isBeside &&
    (target instanceof SVGElement || target.childElementCount === 0 || hasWords(target))
  ) {
    return subjectOf(target);
  }
  const below = document
    .elementsFromPoint(x, y)
    .find((each) => (isBeside ? isIn(boxOf(each), x, y) : each instanceof SVGElement));
  return subjectOf(below ?? target);
}

export const boxOf = (element: Element): Box => element.getBoundingClientRect();

const hasSize = ({ left, right, top, bottom }: Box) => right - left > 1 && bottom - top > 1;

/** True if the element can be seen. Wrappers without a box and words for screen readers cannot. */
export const isSeen = (element: Element): boolean =>
  !isOwn(element) &&
  hasSize(boxOf(element)) &&
  // Safari before 17.4 lacks it.
  (element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true);

/** The element around this one; in a drawing, the part or the drawing. */
const outerOf = (element: Element): Element | null | undefined =>
  element.parentElement instanceof SVGElement
    ? subjectOf(element.parentElement)
    : element.parentElement;

/** The next element around this one that can be seen. */
export function parentOf(element: Element): Element | undefined {
  for (let outer = outerOf(element); outer && outer !== document.body; outer = outerOf(outer)) {
    if (isSeen(outer)) return outer;
  }
  return undefined;
}

/** The elements directly inside this one that can be seen. */
export function childrenOf(element: Element, most = Infinity): Element[] {
  if (element instanceof SVGElement) {
    return [...element.querySelectorAll('[data-part]')]
      .filter((part) => outerOf(part) === element)
      .slice(0, most)
      .filter(isSeen);
  }
  return [...element.children].slice(0, most).flatMap((child) => {
    if (isSeen(child)) return [child];
    // Its children have boxes, though it has none.
    return getComputedStyle(child).display === 'contents' ? childrenOf(child) : [];
  });
}

/** The elements beside this one, itself included. */
export const siblingsOf = (element: Element): Element[] => {
  const parent = parentOf(element);
  return parent ? childrenOf(parent) : [element];
};

/** What the distance on a side is measured to: the nearest neighbor, or the container's own edge. */
export interface Neighbor {
  side: Side;
  element: Element;
  isContainer: boolean;
}

const mostLevels = 6;
const mostSiblings = 40;

/** Finds a neighbor on each side: the nearest sibling, or the container if its edge is apart, or else the same one level up. */
export function neighborsOf(element: Element): Neighbor[] {
  const box = boxOf(element);
  const found = new Map<Side, Neighbor>();
  let inner: Element | undefined = element;
  for (let level = 0; inner && level < mostLevels && found.size < 4; level += 1) {
    const around: Element | undefined = parentOf(inner);
    if (!around) break;
    const boxAround = boxOf(around);
    const beside = childrenOf(around, mostSiblings)
      .filter((sibling) => sibling !== inner)
      .map((sibling) => ({ sibling, box: boxOf(sibling) }));
    for (const side of sides) {
      if (found.has(side)) continue;
      const next = nearest(box, beside, side);
      if (next) found.set(side, { side, element: next.sibling, isContainer: false });
      else if (isApart(box, boxAround, side)) {
        found.set(side, { side, element: around, isContainer: true });
      }
    }
    inner = around;
  }
  return [...found.values()];
}

const tabbable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex]';

let stops: HTMLElement[] = [];
let stopsAt = -Infinity;
/** How long the found tab stops are used again, in milliseconds. */
const stopsLast = 300;

/** The page's tab stops in their order. */
export function tabStops(): HTMLElement[] {
  if (performance.now() - stopsAt < stopsLast) return stops;
  stops = findTabStops();
  stopsAt = performance.now();
  return stops;
}

/** Of a radio group, only one is a stop. */
function findTabStops(): HTMLElement[] {
  const groups = new Set<string>();
  return [...document.querySelectorAll<HTMLElement>(tabbable)].filter((stop) => {
    if (stop.tabIndex < 0 || isOwn(stop) || stop.closest('[inert], dialog:not([open])'))
      return false;
    if (!(stop.checkVisibility?.({ visibilityProperty: true }) ?? true)) return false;
    if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio') return true;
    if (groups.has(stop.name)) return false;
    groups.add(stop.name);
    return true;
  });
}
