export const restEasing = 'cubic-bezier(0.2, 0.7, 0.1, 1)';

export const leave = { duration: 100, easing: 'ease-in', fill: 'forwards' } as const;
export const enter = { duration: 240, easing: restEasing } as const;
export const enterUnderCover = { ...enter, duration: 100 } as const;
/** Shorter than `coverMoves`, so that the background arrives before the cover. */
export const backgroundGrows = { duration: 280, easing: restEasing } as const;
export const coverMoves = { duration: 350, easing: 'cubic-bezier(0.4, 0, 0.15, 1)' } as const;
/** `at` is the delay, in milliseconds, from the start of the cover's transition. */
export const wordsRise = { at: 160, stagger: 35, duration: 200, easing: restEasing } as const;
export const layerFades = { duration: 100, easing: 'ease-out' } as const;

export const rising = { duration: 300, easing: restEasing, fill: 'backwards' } as const;
export const risesFrom = { opacity: 0, transform: 'translateY(16px)' } as const;
