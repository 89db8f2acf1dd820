/** Like RegExp.escape, which Node 20 lacks. */
export const escapeRegExp = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
