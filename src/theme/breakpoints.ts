// Stylesheets (.css) cannot import these values, so they repeat them. breakpoints.test.ts fails if a
// stylesheet in src/theme or src/story has another width.

/** Phones. The menu replaces the navigation's links. */
export const upToSmall = '(width <= 760px)';
/** Tablets. The chapter links are in a bar above the story. */
export const upToMedium = '(width <= 900px)';
/**
 * If motion is allowed, a scene's captions are below the drawing, or, on screens that are low but not
 * narrow, beside it. On wider screens, the captions overlap the drawing.
 */
export const upToLarge = '(width <= 1000px)';

/** Up to this width, pictures use their `phone` file. */
export const upToNarrow = '(width <= 600px)';
export const upToSlim = '(width <= 520px)';
export const upToTiny = '(width < 480px)';

/** Phones in portrait. */
export const upright = `${upToNarrow} and (aspect-ratio < 3 / 4)`;

/** Phones in landscape. */
export const low = '(height <= 460px)';

/**
 * Matches if the visitor has chosen such a large text size that two columns do not fit. A rem grows
 * with the text size; at the default size, a container is wider than 16rem on every phone. Needs an
 * ancestor with `container-type: inline-size`.
 */
export const whereTextIsLarge = '@container (max-width: 16rem)';
