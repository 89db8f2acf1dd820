/**
 * For `@media screen and ${upToSmall}`, or `(not ${upToSmall})` for wider screens.
 * Stylesheets in `src/story` repeat three of them, and breakpoints.test.ts compares them.
 * Prototypes have their own.
 */

/** Phones: one column, and the menu instead of the navigation's links. */
export const upToSmall = '(width <= 760px)';
/** Tablets: chapter links are in a bar above the story, and a brief has one column. */
export const upToMedium = '(width <= 900px)';
/**
 * Captions are below a scene (beside it on `low` screens), and a header's cover is above or below
 * its text.
 */
export const upToLarge = '(width <= 1000px)';

/** Pictures are stacked, and use their `phone` file. */
export const upToNarrow = '(width <= 600px)';
/** A brief's deliverables and tools are below their labels, not beside them. */
export const upToSlim = '(width <= 520px)';
export const upToTiny = '(width < 480px)';

/** Phones in portrait, where a scene shows more above and below its square center. */
export const upright = `${upToNarrow} and (aspect-ratio < 3 / 4)`;

/** Phones in landscape. */
export const low = '(height <= 460px)';
