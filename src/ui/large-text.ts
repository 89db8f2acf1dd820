/**
 * For what stands in an element with `container-type: inline-size`: the text is so large that there is
 * no room for two columns of it.
 */
export const whereTextIsLarge = '@container (max-width: 16rem)';
