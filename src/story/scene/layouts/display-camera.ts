import type { Five } from '../../../motion/stage';

/** How near the camera is to the display at each stop. The drawing and the seeds scale by these. */
export const displayScales: Five<number> = [1, 1.08, 1.2, 1.34, 1.55];

/** The fixed point of the camera, in the drawing. */
export const displayCenter = { x: 400, y: 294 };

/** Phones held upright have more sky: the display is lower. */
export const displayLowered = 80;

/** The seeds in the display's ground. */
export const displaySeeds = { xs: [118, 216, 400, 584, 682], y: 512 } as const;
