/** The one element that must be there. */
export function find<E extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E {
  const element = within.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
}

/** An element with its attributes and what it holds. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A drawing from the page's own set of symbols. */
export function icon(id: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(namespace, 'use');
  use.setAttribute('href', `#i-${id}`);
  svg.append(use);
  return svg;
}

/** Gives an element an attribute, or takes it away. */
export function setAttribute(element: Element, name: string, value: string | false): void {
  if (value === false) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Follows links within the page; a click for a new tab or window is the browser's. */
export function onLink(follow: (link: HTMLAnchorElement) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.classList.contains('skip')) find('main:not([hidden])').focus();
    else follow(link);
  });
}

let liveRegion: HTMLElement | undefined;

/** Says something to screen readers without moving focus. */
export function announce(message: string): void {
  if (!liveRegion) {
    liveRegion = make('div', { class: 'unseen', role: 'status' });
    document.body.append(liveRegion);
  }
  const region = liveRegion;
  region.textContent = '';
  // A region that was just added, or that repeats itself, is only read when its text comes later.
  setTimeout(() => {
    region.textContent = message;
  }, 60);
}
