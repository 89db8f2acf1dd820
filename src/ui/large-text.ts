/** 16rem is too narrow for two columns. Needs an ancestor with `container-type: inline-size`. */
export const whereTextIsLarge = '@container (max-width: 16rem)';
