/** Where the site lives, as a folder: without the slash at its end, its last part would count as a file. */
export function siteAddress(given: string): URL {
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.search || address.hash) {
    throw new Error(
      `“${given}” is no address that a site can have: write one such as https://name.github.io/portfolio/`,
    );
  }
  if (!address.pathname.endsWith('/')) address.pathname += '/';
  return address;
}
