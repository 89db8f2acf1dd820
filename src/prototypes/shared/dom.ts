export function find<E extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E {
  const element = within.querySelector<E>(selector);
  if (!element) throw new Error(`Nothing matches ${selector}`);
  return element;
}

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

export function setAttribute(element: Element, name: string, value: string | false): void {
  if (value === false) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

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

export function announce(message: string): void {
  if (!liveRegion) {
    liveRegion = make('div', { class: 'unseen', role: 'status' });
    document.body.append(liveRegion);
  }
  const region = liveRegion;
  region.textContent = '';
  // Screen readers ignore a text that is added together with its live region, or that stays the
  // same. So the text is emptied first, and set a moment later.
  setTimeout(() => {
    region.textContent = message;
  }, 60);
}
