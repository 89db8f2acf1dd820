/** Asks the owner for a missing fact. Visitors see the words after its `??`, or else nothing. */
export const question = (_words: string): undefined => undefined;
