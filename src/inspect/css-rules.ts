/** States that come and go with the pointer and the focus. */
const states = /:(?:hover|active|focus|focus-visible|focus-within)(?![\w-])/g;

/**
 * Returns the style rules that match the element in any of these states, in the order of the stylesheets, with one
 * declaration per line. Does not compute which declarations win the cascade.
 */
export const rulesOf = (element: Element): string[] =>
  [...document.styleSheets].flatMap(({ cssRules }) => matchingIn(cssRules, element));

function matchingIn(rules: CSSRuleList, element: Element): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const { selectorText, style } = rule;
      if (!style.cssText || !element.matches(selectorText.replaceAll(states, ':is(*)'))) return [];
      // Removes the empty longhands that browsers print for a shorthand with var().
      const css = style.cssText.replaceAll(/[\w-]+: ; ?/g, '').replaceAll('; ', ';\n  ');
      return [`${selectorText} {\n  ${css}\n}`];
    }
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
    if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) return [];
    return rule instanceof CSSGroupingRule ? matchingIn(rule.cssRules, element) : [];
  });
}
