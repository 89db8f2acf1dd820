/** Asks the owner for a missing fact. Where `?? …` follows a call, visitors see that text. */
export const question = (_words: string): undefined => undefined;
