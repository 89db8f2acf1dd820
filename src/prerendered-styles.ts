import type { ServerStyleSheet } from 'styled-components';

const name = /^data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}$/;
const separator = '/*!sc*/\n';

/**
 * On start, styled-components moves the rules of its `<style>` into a new one, so the browser would
 * restyle the whole page. So `rules` is a plain `<style>`, and `names` is the `<style>` of
 * styled-components with only the class names, which say that their rules exist.
 */
export function styleTags(sheet: Pick<ServerStyleSheet, 'getStyleTags'>) {
  const tag = /^<style([^>]*)>(.*)<\/style>$/s.exec(sheet.getStyleTags().trim());
  const parts = (tag?.[2] ?? '').split(separator).filter(Boolean);
  const rules = parts.filter((part) => !name.test(part));
  const names = parts.filter((part) => name.test(part));
  if (names.length === 0)
    throw new Error(
      'Unexpected style tags from styled-components. Adapt src/prerendered-styles.ts to its version',
    );
  return {
    rules: `<style>${rules.join('')}</style>`,
    names: `<style${tag?.[1]} media="not all">${names.join(separator)}</style>`,
  };
}
