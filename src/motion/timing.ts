/** How long the moves between pages take, in milliseconds, and how they come to rest. */
export const leave = { duration: 140, easing: 'ease-in', fill: 'forwards' } as const;
export const enter = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)' } as const;
/** For a page under a ground, which uncovers it as well. */
export const enterUnderGround = { ...enter, duration: 150 } as const;
export const grow = { duration: 280, easing: 'cubic-bezier(0.2, 0.7, 0.1, 1)' } as const;
export const lift = { duration: 100, easing: 'ease-out' } as const;
