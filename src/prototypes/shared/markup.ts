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

/** The page's Content Security Policy lets no other code write markup (scripts/vite/policy.ts). */
const policy = window.trustedTypes?.createPolicy('prototype', { createHTML: (markup) => markup });

/** Puts markup into an element. Only what the prototype itself says: words of a visitor go in as text. */
export function fill(element: Element, markup: string): void {
  element.innerHTML = policy?.createHTML(markup) ?? markup;
}
