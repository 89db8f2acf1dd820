/**
 * Adds rules to the page, and returns a function that removes them. The rules are in a constructed
 * style sheet, because the Content Security Policy forbids style elements that a script fills.
 */
export function addStyleSheet(rules: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
