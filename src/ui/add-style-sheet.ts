/**
 * Uses a constructed style sheet, because the Content Security Policy forbids style elements that a
 * script fills. Returns a function that removes the rules.
 */
export function addStyleSheet(rules: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
