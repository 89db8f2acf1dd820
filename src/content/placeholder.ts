export const hasPlaceholder = (content: unknown): boolean =>
  // Matches only a field, because JSON escapes quotes inside text.
  JSON.stringify(content).includes('"placeholderFor":');
