/** Escapes special characters of regular expressions. Node 20 has no RegExp.escape. */
export const escapeRegExp = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
