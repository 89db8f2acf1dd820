/**
 * Breakpoints of the site, for `@media screen and ${upToSmall}`; `(not ${upToSmall})` matches wider screens.
 * `src/story/block-layouts.css` repeats two of them (a test compares). Prototypes have their own.
 */

/** Phones: one column, and the menu instead of the navigation's links. */
export const upToSmall = '(width <= 760px)';
/** A story's chapters are in a bar above it instead of beside it; two parts of a brief are side by side. */
export const upToMedium = '(width <= 900px)';
/** A scene is above its steps, and a case's cover below the header's text. */
export const upToLarge = '(width <= 1000px)';

/** Pictures are stacked, and use their version for phones. */
export const upToNarrow = '(width <= 600px)';
/** The parts of a brief are stacked. */
export const upToSlim = '(width <= 520px)';
/** Small phones. */
export const upToTiny = '(width < 480px)';

/** Phones held upright, which show more of a scene's drawing than its square. */
export const upright = `${upToNarrow} and (aspect-ratio < 3 / 4)`;

/** Phones in landscape. */
export const low = '(height <= 460px)';
