/** Returns the index of the list's row at a height of the screen. Ignores the transforms of rows that still move. */
export function slotAt(list: HTMLElement, y: number): number {
  const rows = Array.from(list.children, (row) => (row as HTMLElement).offsetHeight);
  let bottom = list.getBoundingClientRect().top;
  const slot = rows.findIndex((height) => (bottom += height) > y);
  return slot < 0 ? rows.length - 1 : slot;
}
