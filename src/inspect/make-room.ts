import { addStyleSheet } from '../ui/add-style-sheet';
import { withoutShifts } from './vitals';

export const beside = '(width >= 1000px)';

const rules = `
@media screen and ${beside} {
  :root { --inspect-side: clamp(304px, 19rem, 34vw) }
  body { padding-right: var(--inspect-side) }
  /* The hidden header that the cover transition measures must be as wide as the page. */
  #root > [inert] { right: var(--inspect-side) }
}
/*
 * Media queries measure the page and the panel together. The page alone is narrower, so the
 * following rules adapt it.
 */
@media screen and ${beside} and (width < 1240px) {
  [data-words] { grid-template: 'words' 'cover' 'facts' / minmax(0, 1fr) }
  h1 { overflow-wrap: normal }
  [aria-label='Main'] ul { gap: 1.25rem }
}
@media screen and (1380px <= width < 1600px) {
  #figures strong { font-size: 2rem }
  #figures li > * > :nth-child(2) { width: 72px }
}
@media screen and ${beside} and (width < 1380px) {
  #figures { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  #figures li:nth-child(3) { border-left: 0 }
  #figures li:nth-child(3) > * { padding-left: 0 }
}
@media screen and (not ${beside}) {
  :root { --inspect-sheet: 48svh; scroll-padding-bottom: calc(var(--inspect-sheet) + var(--scroll-padding)) }
  body { padding-bottom: var(--inspect-sheet) }
}
body { -webkit-touch-callout: none }
`;

export function makeRoom(): () => void {
  const removeRules = withoutShifts(() => addStyleSheet(rules));
  return () => withoutShifts(removeRules);
}
