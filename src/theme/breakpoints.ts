// Stylesheets cannot import these values, so those in src/story repeat the widths.
// breakpoints.test.ts fails for a width that is not here.

/** Phones. The menu replaces the navigation's links. */
export const upToSmall = '(width <= 760px)';
/** Tablets. The chapter links are in a bar above the story. */
export const upToMedium = '(width <= 900px)';
/**
 * With motion, a scene's captions are below its drawing, or, on `low` screens, beside it. On wider
 * screens, they are over it.
 */
export const upToLarge = '(width <= 1000px)';

/** Pictures use their `phone` file. */
export const upToNarrow = '(width <= 600px)';
export const upToSlim = '(width <= 520px)';
export const upToTiny = '(width < 480px)';

/** Phones in portrait. */
export const upright = `${upToNarrow} and (aspect-ratio < 3 / 4)`;

/** Phones in landscape. */
export const low = '(height <= 460px)';

/**
 * Where the visitor's text size is so large that two columns do not fit. A rem grows with the text
 * size. At the default size, a container is wider than 16rem on every phone. Needs an ancestor with
 * `container-type: inline-size`.
 */
export const whereTextIsLarge = '@container (max-width: 16rem)';
