/** The oldest browsers in which pages are readable and links work. Also the build's target. */
export const readable = { chrome: '111', edge: '111', firefox: '114', safari: '16.4' };

/** The oldest versions that have all features that the site uses, except those in `fallbacks`. */
export const whole = { chrome: '123', edge: '123', firefox: '128', safari: '17.5' };

/** Features that at least one version in `whole` lacks, and why the site works without them. */
export const fallbacks = {
  '.startViewTransition()': 'MiniMart’s prototype changes its view at once',
  ':view-transition-group': 'MiniMart’s prototype changes its view at once',
  ':view-transition-new': 'MiniMart’s prototype changes its view at once',
  ':view-transition-old': 'MiniMart’s prototype changes its view at once',
  '@page': 'the printer’s own margins',
  ScrollTimeline: 'framer-motion checks whether it exists',
  ViewTimeline: 'a script moves scenes by scroll position (motion/stage-driver.ts)',
  'animation-range': 'whatever scrolling would animate shows its finished state',
  'animation-timeline': 'whatever scrolling would animate shows its finished state',
  'view-timeline': 'whatever scrolling would animate shows its finished state',
  'view-timeline-inset': 'whatever scrolling would animate shows its finished state',
  'backdrop-filter': 'needed only with view timelines; Safari 18 and later has it',
  'print-color-adjust': 'a scene is printed on white instead of its background',
  'break-after: avoid': 'a printed heading may end a sheet',
  ':details-content': 'a script opens transcripts for print (media/Transcript.tsx)',
  'content-visibility': 'a script opens transcripts for print (media/Transcript.tsx)',
  cancelIdleCallback: 'a timer (shell/Layout.tsx)',
  requestIdleCallback: 'a timer (shell/Layout.tsx)',
  'event scrollend': 'a pause in scrolling (ui/scroll-end.ts)',
  'forced-color-adjust': 'Safari has no forced colors',
  navigation: 'React checks whether it exists',
  'event navigate': 'React checks whether it exists',
  'event navigateerror': 'React checks whether it exists',
  'event navigatesuccess': 'React checks whether it exists',
  'event prerenderingchange':
    'Inspect reports no prerendering (web-vitals checks whether it exists)',
  setImmediate: 'React checks whether it exists',
  overlay: 'a closing menu is gone at once',
  'scrollbar-gutter': 'behind an open menu, the page moves by the width of a classic scroll bar',
  'scrollbar-width': 'a scroll bar shows below a carousel',
  'text-size-adjust': 'its prefixed form, or nothing to adjust',
  'text-wrap: pretty': 'a last line may have only one word',
  'user-select': 'its prefixed form is written too',
};
