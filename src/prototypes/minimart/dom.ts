type Child = Node | string;

/** An element with its class, its attributes and what it holds. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: readonly Child[]
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

export function tile(id: string, colour: string): HTMLElement {
  return make('span', { class: `tile art ${colour}` }, icon(id));
}

/** Redraws a place and puts focus back on the control that takes the same part in it. */
export function keepFocus(place: HTMLElement, redraw: () => void): void {
  const focused = document.activeElement;
  const controls = (): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('button, summary')];
  const at = focused instanceof HTMLElement ? controls().indexOf(focused) : -1;
  redraw();
  if (at !== -1) controls()[at]?.focus();
}
