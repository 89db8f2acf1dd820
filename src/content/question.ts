/** A precise question to the owner in place of a fact that is not given: nothing, so that no visitor sees it. */
export const question = (_words: string): undefined => undefined;
