import type { Kind } from './kinds';

/** An item at a point of the page. */
export interface Candidate {
  key: string;
  kind: Kind;
  /** The item's position in the sources. */
  file: string;
  start: number;
  end: number;
  /** True if its words are part of a longer text. */
  isPart: boolean;
  area: number;
}

/**
 * Picks the item that a click selects. A whole text comes before a part of a text, unless that part is an item
 * within the text; the smaller item comes before the larger, and a picture before its description.
 */
export function pickSpot(candidates: readonly Candidate[]): string | undefined {
  const rank = ({ kind }: Candidate) => Number(kind !== 'placeholder');
  const [first] = candidates.toSorted(
    (one, other) =>
      Number(one.isPart) - Number(other.isPart) || one.area - other.area || rank(one) - rank(other),
  );
  if (!first) return undefined;
  const isWithin = ({ file, start, end }: Candidate) =>
    file === first.file && start >= first.start && end <= first.end;
  const [inner = first] = candidates
    .filter((one) => one.isPart && one.kind !== 'text' && isWithin(one))
    .toSorted((one, other) => one.area - other.area);
  return inner.key;
}
