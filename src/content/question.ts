/** Asks the owner for a missing fact. Visitors see the words after `??`, if there are any. */
export const question = (_words: string): undefined => undefined;
