/** Returns the address that a name would have. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');

/** Returns the reason why this cannot be a case's address, or undefined. The server checks more. */
export function slugProblem(slug: string, taken: readonly string[]): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    return 'Small letters, digits and single hyphens between them.';
  }
  return taken.includes(slug) ? 'Another case has this address.' : undefined;
}
