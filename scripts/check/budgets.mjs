/** Limits for each page, in bytes after Brotli. `npm run bytes` checks them. */
export const budgets = {
  html: { limit: 25_000, name: 'HTML with its inline style' },
  hydrate: { limit: 115_000, name: 'script to hydrate' },
  script: { limit: 146_000, name: 'all script' },
  inspect: { limit: 25_000, name: 'Inspect, when it is turned on' },
  fonts: { limit: 90_000, name: 'fonts' },
  firstView: { limit: 350_000, name: 'first view' },
};

export const mostPreloadedFonts = 2;

/** Every page names all cases in its script, so each page beyond the first thirteen adds to the limit. */
const perPage = 400;
const firstPages = 13;

export const limitOf = (kind, pageCount) =>
  budgets[kind].limit +
  (kind === 'script' || kind === 'hydrate' ? perPage * Math.max(0, pageCount - firstPages) : 0);
