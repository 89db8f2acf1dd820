import { icon, make } from '../shared/dom';

export const tile = (id: string, color: string): HTMLElement =>
  make('span', { class: `tile art ${color}` }, icon(id));

/** Focuses the control with the same index, because `redraw` replaces the focused one. */
export function keepFocus(place: HTMLElement, redraw: () => void): void {
  const focused = document.activeElement;
  const controls = (): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('button, summary')];
  const at = focused instanceof HTMLElement ? controls().indexOf(focused) : -1;
  redraw();
  if (at !== -1) controls()[at]?.focus();
}
