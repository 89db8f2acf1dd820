import type { ServerStyleSheet } from 'styled-components';

const name = /^data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]*"\}$/;
const separator = '/*!sc*/\n';

/**
 * The rules of a page in a sheet of its own, and in another one only their names. styled-components moves what
 * it finds in the sheet that it knows as its own into a new one when its code starts: the whole page would be
 * styled anew. So it learns there what the page has, and leaves it where it is.
 */
export function styleTags(sheet: Pick<ServerStyleSheet, 'getStyleTags'>): string {
  const tag = /^<style([^>]*)>(.*)<\/style>$/s.exec(sheet.getStyleTags().trim());
  const parts = (tag?.[2] ?? '').split(separator).filter(Boolean);
  const rules = parts.filter((part) => !name.test(part));
  const names = parts.filter((part) => name.test(part));
  if (names.length === 0) throw new Error('prerendered-styles: these are other tags than expected');
  return [
    `<style>${rules.join('')}</style>`,
    `<style${tag?.[1]} media="not all">${names.join(separator)}</style>`,
  ].join('');
}
