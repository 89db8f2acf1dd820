/** Asks the owner for a missing fact. Returns undefined, so visitors see nothing. */
export const question = (_words: string): undefined => undefined;
