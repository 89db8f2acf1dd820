/** A ref callback that shows a popover when it mounts: above everything, even an open menu. */
export const onTop = (popover: HTMLElement | null) => popover?.showPopover?.();
