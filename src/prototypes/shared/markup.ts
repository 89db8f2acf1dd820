declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createHTML: (markup: string) => string },
      ) => { createHTML: (markup: string) => string };
    };
  }
}

/** The page's Content Security Policy allows markup only from this policy (scripts/vite/policy.ts). */
const policy = window.trustedTypes?.createPolicy('prototype', { createHTML: (markup) => markup });

/** Sets an element's markup. Never pass user input; insert that as text. */
export function fill(element: Element, markup: string): void {
  element.innerHTML = policy?.createHTML(markup) ?? markup;
}
