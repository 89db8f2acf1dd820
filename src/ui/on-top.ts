/** A ref callback. The top layer puts the popover above everything, even an open menu. */
export const onTop = (popover: HTMLElement | null) => popover?.showPopover?.();
