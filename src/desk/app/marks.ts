export type Spot = Range | Element;

interface Mark {
  key: string;
  /** The text's start, counted from its last text node's start. Negative if in an earlier node. */
  from: number;
  to: number;
}

declare global {
  interface Window {
    deskSpots?: () => [key: string, spot: Spot][];
  }
}

/**
 * A mark is two numbers, an item's id and the length of its text, in base 14. The digits are the
 * variation selectors U+FE00 to U+FE0D: they are invisible, and lines never break before them.
 */
const zero = 0xfe00;
const digits = 14;
const idLength = 4;
const lengthLength = 3;
const pattern = /[\ufe00-\ufe0d]{7}/g;
const isAddress = /^(\/|[a-z]+:\/\/)/;
const longest = digits ** lengthLength - 1;

const keys: string[] = [];
const ids = new Map<string, number>();
/** The marks that were removed from a text node or an element's attribute. `spotsIn` reads them. */
const noted = new WeakMap<Node, { text: string; marks: readonly Mark[] }>();

const encode = (value: number, length: number) =>
  Array.from({ length }, (_, at) =>
    String.fromCharCode(zero + (Math.floor(value / digits ** at) % digits)),
  ).join('');
const decode = (text: string) =>
  [...text].reduceRight((value, digit) => value * digits + digit.charCodeAt(0) - zero, 0);

export function unmark(from: string): { text: string; marks: Mark[] } {
  let text = '';
  let at = 0;
  const marks: Mark[] = [];
  for (const { 0: code, index } of from.matchAll(pattern)) {
    text += from.slice(at, index);
    at = index + code.length;
    const key = keys[decode(code.slice(0, idLength))];
    const to = text.length;
    if (key !== undefined) marks.push({ key, from: to - decode(code.slice(idLength)), to });
  }
  return { text: text + from.slice(at), marks };
}

/** Appends the mark of `key` to a string, or to each string of a list, but only in a desk frame. */
export const mark = <T>(key: string, value: T): T => (isFramed() ? marked(key, value) : value);

export function marked<T>(key: string, value: T): T {
  if (Array.isArray(value)) return value.map((each: unknown) => marked(key, each)) as T;
  if (typeof value !== 'string' || value === '' || isAddress.test(value)) return value;
  const length = Math.min(unmark(value).text.length, longest);
  const id = ids.get(key) ?? keys.push(key) - 1;
  ids.set(key, id);
  return (value + encode(id, idLength) + encode(length, lengthLength)) as T;
}

function isFramed(): boolean {
  const isOn = globalThis.window?.name.startsWith('desk ');
  if (isOn && !window.deskSpots) {
    followMarks(document);
    window.deskSpots = () => spotsIn(document.body);
  }
  return isOn;
}

/**
 * Moves marks from the DOM into `noted` before the next paint. React does not put them back: it
 * compares new elements with the previous elements, not with the DOM.
 */
export function followMarks(page: Document) {
  const clean = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) return cleanText(node as Text);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    for (const { name } of (node as Element).attributes) cleanAttribute(node as Element, name);
    node.childNodes.forEach(clean);
  };
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, attributeName, addedNodes } of mutations) {
      if (type === 'childList') addedNodes.forEach(clean);
      else if (type === 'characterData') cleanText(target as Text);
      else cleanAttribute(target as Element, attributeName ?? '');
    }
  });
  clean(page.documentElement);
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(page.documentElement, all);
}

function cleanText(node: Text) {
  const { text, marks } = unmark(node.data);
  if (marks.length > 0) {
    node.data = text;
    noted.set(node, { text, marks });
  } else if (noted.get(node)?.text !== text) noted.delete(node);
}

const described = new Set(['alt', 'aria-label', 'title']);

function cleanAttribute(element: Element, name: string) {
  const value = element.getAttribute(name) ?? '';
  const { text, marks } = unmark(value);
  if (text === value) return;
  element.setAttribute(name, text);
  if (described.has(name)) noted.set(element, { text, marks });
}

export function spotsIn(root: Element): [key: string, spot: Spot][] {
  const walker = root.ownerDocument.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  const found: [string, Spot][] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const { key, from, to } of noted.get(node)?.marks ?? []) {
      found.push([key, spotOf(node, from, to)]);
    }
  }
  return found;
}

function spotOf(node: Node, from: number, to: number): Spot {
  if (node.nodeType === Node.ELEMENT_NODE) return node as Element;
  const parent = node.parentElement ?? document.body;
  if (parent.matches('svg > title')) return parent.parentElement ?? parent;
  if (from < 0) {
    let around = parent;
    while ((around.textContent?.length ?? 0) < to - from && around.parentElement)
      around = around.parentElement;
    return around;
  }
  const range = parent.ownerDocument.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
}

export interface Placed {
  key: string;
  picture?: { path: string };
  anchor?: string;
}

export function spotsOf(
  page: Element,
  items: readonly Placed[],
  found: readonly (readonly [key: string, spot: Spot])[],
): Map<string, Spot[]> {
  const byKey = new Map<string, Spot[]>();
  for (const [key, spot] of found) byKey.set(key, [...(byKey.get(key) ?? []), spot]);
  const images = [...page.querySelectorAll('img, video')];
  const withText = new Set(found.map(([, spot]) => spot));

  const picturesOf = (item: Placed): Element[] => {
    const [alts, names] = ['alt', 'name'].map((field) => byKey.get(`${item.key}.${field}`));
    // An image whose alternative text has no mark is found by its file.
    const shown = images.filter((image) => !withText.has(image) && shows(image, item));
    // A logo without alternative text is beside its name, so its spot is the element around both.
    const logos = names
      ?.map(parentOf)
      .filter((each) => each?.querySelector(':scope > :is(svg, img)'));
    return [...(alts ?? []), ...(logos ?? []), ...shown].flatMap((spot) =>
      spot && 'tagName' in spot ? [spot.closest('picture') ?? spot] : [],
    );
  };

  return new Map(
    items.map((item) => {
      if (item.picture) return [item.key, picturesOf(item)];
      const section = item.anchor && page.querySelector(`#${CSS.escape(item.anchor)}`);
      return [item.key, section ? [section] : (byKey.get(item.key) ?? [])];
    }),
  );
}

const shows = (image: Element, { picture }: Placed) =>
  ['src', 'poster'].some((name) => {
    const [address = ''] = image.getAttribute(name)?.split('?') ?? [];
    return decodeURI(address).endsWith(`/${picture?.path}`);
  });

const parentOf = (spot: Spot) =>
  'startContainer' in spot ? spot.startContainer.parentElement : spot;
