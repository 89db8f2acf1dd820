/** Words as a pattern that finds just them. */
export const literally = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
