/** Which place of a list a height of the screen is in, however its rows are drawn on their way there. */
export function slotAt(list: HTMLElement, y: number): number {
  const rows = Array.from(list.children, (row) => (row as HTMLElement).offsetHeight);
  let bottom = list.getBoundingClientRect().top;
  const slot = rows.findIndex((height) => (bottom += height) > y);
  return slot < 0 ? rows.length - 1 : slot;
}
