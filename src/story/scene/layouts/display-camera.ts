import type { Five, Pace } from '../../../motion/stage';

/** The camera's zoom at each stop. On wide screens, it scales the drawing and the stop buttons. */
export const displayScales: Five<number> = [1, 1.08, 1.2, 1.34, 1.55];

/** Ends each zoom before the next caption shows, so that no caption covers the display's frame. */
export const displayPace: Pace = 'early';

/** The center of the camera's zoom, in the drawing's units. */
export const displayCenter = { x: 400, y: 294 };

/**
 * Phones in portrait show more sky and no more of the sides, so there the display fills the width,
 * and is lower: it is scaled from its lower edge, which is at `from`, and moved down by `y`.
 */
export const displayOnPhone = { scale: 1.14, y: 70, from: 568 };

/** The positions of the drawn seeds, in the drawing's units. The stop buttons lie over them. */
export const displaySeeds = { xs: [118, 216, 400, 584, 682], y: 512 } as const;
