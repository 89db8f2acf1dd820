/** True if this content contains a placeholder, drawn for this site in place of something real. */
export const hasPlaceholder = (content: unknown): boolean =>
  // Within a text, JSON would write \" for a quote.
  JSON.stringify(content).includes('"placeholderFor":');
