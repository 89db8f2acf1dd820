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

/** The only Trusted Types policy that the page's Content Security Policy allows (scripts/vite/policy.ts). */
const policy = window.trustedTypes?.createPolicy('prototype', { createHTML: (markup) => markup });

/** Sets innerHTML. Never pass user input; insert that as text. */
export function fill(element: Element, markup: string): void {
  element.innerHTML = policy?.createHTML(markup) ?? markup;
}
