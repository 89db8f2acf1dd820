import { isApart, nearest, sides, type Box, type Side } from './measure';

const ownMark = 'data-inspect';

export const isOwn = (element: Element): boolean => element.closest(`[${ownMark}]`) !== null;

/**
 * Returns the element to inspect for the target of an event. In a drawing, this is the part
 * that contains the target, or else the whole drawing.
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

/** False for an element that only contains others, such as a list. */
const isFilled = (element: Element) =>
  element instanceof SVGElement ||
  element.localName === 'button' ||
  element.childElementCount === 0 ||
  hasWords(element);

/**
 * Always true for an input, because transparent inputs cover custom controls. Also always true in
 * Safari before 17.4, which lacks checkVisibility.
 */
export const isVisible = (element: Element): boolean =>
  element.localName === 'input' || (element.checkVisibility?.({ opacityProperty: true }) ?? true);

/**
 * Returns the element to inspect under the pointer. Ignores pseudo-elements that enlarge the
 * clickable area of a link, and the empty areas of captions over a drawing.
 */
export function subjectAt({ target, clientX: x, clientY: y }: MouseEvent): Element | undefined {
  if (!(target instanceof Element) || isOwn(target)) return undefined;
  const isBeside = !isIn(boxOf(target), x, y);
  if (!isBeside && isFilled(target) && isVisible(target)) return subjectOf(target);
  const [first = null, ...below] = document
    .elementsFromPoint(x, y)
    .filter((each) => isIn(boxOf(each), x, y) && isVisible(each));
  if (isBeside || !first || isFilled(first)) return subjectOf(first);
  return subjectOf(below.find((each) => each instanceof SVGElement) ?? first);
}

export const tagOf = (element: Element): string =>
  element.getAttribute('data-part') ?? element.localName;

export const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** False for text that only screen readers get, which is 1 pixel wide and high. */
const hasSize = ({ left, right, top, bottom }: Box) => right - left > 1 && bottom - top > 1;

const isInspectable = (element: Element): boolean =>
  !isOwn(element) &&
  hasSize(boxOf(element)) &&
  (element.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true);

const outerOf = (element: Element): Element | null | undefined =>
  element.parentElement instanceof SVGElement
    ? subjectOf(element.parentElement)
    : element.parentElement;

export function parentOf(element: Element): Element | undefined {
  for (let outer = outerOf(element); outer && outer !== document.body; outer = outerOf(outer)) {
    if (isInspectable(outer)) return outer;
  }
  return undefined;
}

export function childrenOf(element: Element, most = Infinity): Element[] {
  if (element instanceof SVGElement) {
    return [...element.querySelectorAll('[data-part]')]
      .filter((part) => outerOf(part) === element)
      .slice(0, most)
      .filter(isInspectable);
  }
  return [...element.children].slice(0, most).flatMap((child) => {
    if (isInspectable(child)) return [child];
    return getComputedStyle(child).display === 'contents' ? childrenOf(child) : [];
  });
}

export const siblingsOf = (element: Element): Element[] => {
  const parent = parentOf(element);
  return parent ? childrenOf(parent) : [element];
};

export interface Neighbor {
  side: Side;
  element: Element;
  isContainer: boolean;
}

const mostLevels = 6;
const mostSiblings = 40;

/** Yields after each ancestor, so that the search can be spread over several frames. */
export function* searchNeighbors(element: Element): Generator<undefined, Neighbor[]> {
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
    yield;
  }
  return [...found.values()];
}

const tabbable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex]';

let stops: HTMLElement[] = [];
let stopsAt = -Infinity;
const maxAge = 300;

export function tabStops(): HTMLElement[] {
  if (performance.now() - stopsAt < maxAge) return stops;
  stops = findTabStops();
  stopsAt = performance.now();
  return stops;
}

function findTabStops(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(tabbable)].filter(
    (stop) =>
      stop.tabIndex >= 0 &&
      !isOwn(stop) &&
      !stop.closest('[inert], dialog:not([open])') &&
      (stop.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );
  const radios = all.filter(isRadio);
  return all.filter((stop) => {
    if (!isRadio(stop)) return true;
    const group = radios.filter(({ name }) => name === stop.name);
    return stop === (group.find(({ checked }) => checked) ?? group[0]);
  });
}

const isRadio = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';
