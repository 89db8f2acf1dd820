/**
 * Returns the address with a slash at the end: without one, `new URL(file, address)` would drop the
 * last part of the path.
 */
export function siteAddress(given: string): URL {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.search || address.hash) {
    throw new Error(
      `“${given}” is no address of a site. Write one such as https://name.github.io/portfolio/`,
    );
  }
  if (!address.pathname.endsWith('/')) address.pathname += '/';
  return address;
}
