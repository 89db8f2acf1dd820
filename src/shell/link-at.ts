/** Ignores links in SVGs, which are not HTMLAnchorElements. */
export function linkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}
