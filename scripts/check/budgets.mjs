/** For each page, in bytes after Brotli. */
export const budgets = {
  html: { limit: 25_000, name: 'HTML with its inline style' },
  hydrate: { limit: 115_000, name: 'script to hydrate' },
  script: { limit: 146_000, name: 'all script' },
  inspect: { limit: 25_000, name: 'Inspect, when it is turned on' },
  fonts: { limit: 90_000, name: 'fonts' },
  firstView: { limit: 350_000, name: 'first view' },
};

/** A factor: the owner's own words and cases may make a page heavier than the original content. */
const ownersShare = 1.05;
const ownersKinds = new Set(['html', 'hydrate', 'script']);

/** `isOwned` is true once the owner has written a name. */
export const limitOf = (kind, isOwned) =>
  budgets[kind].limit * (isOwned && ownersKinds.has(kind) ? ownersShare : 1);
