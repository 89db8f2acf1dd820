/**
 * A rem grows with the visitor's text size, so a container of at most 16rem has large text, and no
 * space for two columns. Needs an ancestor with `container-type: inline-size`.
 */
export const whereTextIsLarge = '@container (max-width: 16rem)';
