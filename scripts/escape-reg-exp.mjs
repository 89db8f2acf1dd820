/** Escapes what has a meaning in a regular expression. Node 20 has no RegExp.escape. */
export const escapeRegExp = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
