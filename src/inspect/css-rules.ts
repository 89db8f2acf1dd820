/** Returns the style rules that match the element, in the order of the stylesheets, with a declaration per line. */
export const rulesOf = (element: Element): string[] =>
  [...document.styleSheets].flatMap(({ cssRules }) => matchingIn(cssRules, element));

function matchingIn(rules: CSSRuleList, element: Element): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const { selectorText, style } = rule;
      if (!style.cssText || !element.matches(selectorText)) return [];
      return [`${selectorText} {\n  ${style.cssText.replaceAll('; ', ';\n  ')}\n}`];
    }
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
    return rule instanceof CSSGroupingRule ? matchingIn(rule.cssRules, element) : [];
  });
}
