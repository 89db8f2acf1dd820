import type { Five, Pace } from '../../../motion/stage';

/** The camera's zoom at each stop. On wide screens, it also scales the stop buttons. */
export const displayScales: Five<number> = [1, 1.08, 1.2, 1.34, 1.55];

/** Ends each zoom before the next caption shows, so that no caption covers the display's frame. */
export const displayPace: Pace = 'early';

/** The center of the camera's zoom, in the drawing's units. */
export const displayCenter = { x: 400, y: 294 };

/**
 * On phones in portrait, the display is scaled around its lower edge (at `from`), so that it fills
 * the screen's width, and then moved down by `y`. `from` and `y` are in the drawing's units.
 */
export const displayOnPhone = { scale: 1.14, y: 70, from: 568 };

/** The positions of the drawn seeds, in the drawing's units. The stop buttons lie over them. */
export const displaySeeds = { xs: [118, 216, 400, 584, 682], y: 512 } as const;
