/**
 * Marks a statement that the owner has not confirmed yet. The visitor sees no difference;
 * `npm run drafts` lists every use with its file and line.
 */
export const draft = <const T>(statement: T): T => statement;
