import { icon, make } from '../shared/dom';

export const tile = (id: string, color: string): HTMLElement =>
  make('span', { class: `tile art ${color}` }, icon(id));

/** Redraws an element. If one of its controls has focus, focuses the new control with the same index. */
export function keepFocus(place: HTMLElement, redraw: () => void): void {
  const focused = document.activeElement;
  const controls = (): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('button, summary')];
  const at = focused instanceof HTMLElement ? controls().indexOf(focused) : -1;
  redraw();
  if (at !== -1) controls()[at]?.focus();
}
