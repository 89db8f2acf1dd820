/** True if this content contains a placeholder, drawn for this site in place of something real. */
export const hasPlaceholder = (content: unknown): boolean =>
  // Matches only a field: in a text, JSON escapes quotes.
  JSON.stringify(content).includes('"placeholderFor":');
