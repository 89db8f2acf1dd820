/** Asks the owner for a missing fact. In `question('…') ?? '…'`, visitors see the second text. */
export const question = (_words: string): undefined => undefined;
