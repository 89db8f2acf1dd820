/** Where the site lives, as a folder: without the slash at its end, its last part would count as a file. */
export function siteAddress(given: string): URL {
  if (!URL.canParse(given)) throw new Error(`“${given}” is no address that a site can have.`);
  const address = new URL(given);
  if (!address.pathname.endsWith('/')) address.pathname += '/';
  return address;
}
