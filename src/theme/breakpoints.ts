/**
 * The sizes of the screen at which the layout changes, for `@media screen and ${upToSmall}`; `(not ${upToSmall})`
 * is what is wider. The site's styles and scripts take them from here; prototypes have their own.
 */

/** One column, and the menu in place of the navigation's links. */
export const upToSmall = '(width <= 760px)';
/** A story's chapters stand in a bar above it, no longer beside it; two parts of a brief stand side by side. */
export const upToMedium = '(width <= 900px)';
/** A scene stands above its steps, and a case's cover below the words of its header. */
export const upToLarge = '(width <= 1000px)';

/** Pictures stand one below the other. */
export const upToNarrow = '(width <= 600px)';
/** The parts of a brief stand one below the other. */
export const upToSlim = '(width <= 520px)';
/** Small phones. */
export const upToTiny = '(width < 480px)';

/** Phones that lie on their side. */
export const low = '(height <= 460px)';
