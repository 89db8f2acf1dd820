import { useState } from 'react';
import styled from 'styled-components';
import { inspect } from '../content/inspect';

/** Calls `rulesOf` only while open, because `rulesOf` tests the element against every CSS rule. */
export function CssRules({ element }: { element: Element }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{inspect.rules}</summary>
      {isOpen && <Css>{rulesOf(element).join('\n')}</Css>}
    </details>
  );
}

const Css = styled.pre`
  padding-bottom: 0.5rem;
  font: 500 0.75rem/1.5 var(--mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const states = /:(?:hover|active|focus|focus-visible|focus-within)(?![\w-])/g;

/**
 * Returns all rules that match the element, including overridden rules and rules for a state that
 * the element is not in, such as :hover.
 */
const rulesOf = (element: Element): string[] =>
  [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) =>
    matchingIn(cssRules, element),
  );

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
