/**
 * A rem grows with the visitor's text size, so where text is large, a container has few rems. With
 * 16 or fewer, it is too narrow for two columns. The query needs an ancestor with
 * `container-type: inline-size`.
 */
export const whereTextIsLarge = '@container (max-width: 16rem)';
