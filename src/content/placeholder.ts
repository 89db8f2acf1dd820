export const hasPlaceholder = (content: unknown): boolean =>
  // A text that contains `"placeholderFor":` does not match, because JSON escapes its quotes.
  JSON.stringify(content).includes('"placeholderFor":');
