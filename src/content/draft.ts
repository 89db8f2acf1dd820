/** Marks a statement that the owner has not confirmed. `npm run drafts` lists these statements. */
export const draft = <const T>(statement: T): T => statement;
