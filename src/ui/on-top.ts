/** Shows a popover as soon as it is there: above everything, an open menu too. */
export const onTop = (popover: HTMLElement | null) => popover?.showPopover?.();
