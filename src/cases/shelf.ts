const casesOnAShelf = 8;

/** On how many shelves that many cases stand. */
export const shelfCount = (cases: number): number => Math.ceil(cases / casesOnAShelf);

/** The shelf on which a case stands, or would stand: its name alone tells. */
export function shelfOf(slug: string, shelves: number): number {
  let sum = 0;
  for (const letter of slug) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;
  return sum % shelves;
}

/** The module that holds a shelf. */
export const shelfModule = (shelf: number): string => `virtual:case-shelf-${shelf}`;
