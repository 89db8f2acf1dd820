/** True if this content contains a placeholder, drawn for this site in place of something real. */
export const hasPlaceholder = (content: unknown): boolean =>
  // Matches only a field, because JSON escapes quotes inside text.
  JSON.stringify(content).includes('"placeholderFor":');
