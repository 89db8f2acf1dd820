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

/** The only policy name that Content Security Policy allows here (src/prototypes/plugin.ts). */
const policy = window.trustedTypes?.createPolicy('prototype', { createHTML: (markup) => markup });

/** Never pass what a visitor typed, because it may contain markup. Use `textContent` for that. */
export function fill(element: Element, markup: string): void {
  element.innerHTML = policy?.createHTML(markup) ?? markup;
}
