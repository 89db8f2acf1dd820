/**
 * Matches inside an element with `container-type: inline-size` if the text is too large for two columns.
 */
export const whereTextIsLarge = '@container (max-width: 16rem)';
