/** Counts a swap of two adjacent letters as one edit (optimal string alignment). */
function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= to.length; j += 1) {
      const change = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swap = swapped ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(change, swap, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(from.length, to.length);
}

const decode = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const letters = (path: string): string =>
  decode(path)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/[^a-z0-9]/g, '');

export function nearMiss(typed: string, paths: readonly string[]): string | undefined {
  const wanted = letters(typed);
  if (wanted.length < 3) return undefined;
  const candidates = paths
    .map((path) => ({ path, name: letters(path) }))
    .filter(({ name }) => name !== '')
    .map(({ path, name }) => {
      const partial = name.startsWith(wanted) || wanted.startsWith(name);
      return {
        path,
        off: partial ? 1 : editDistance(wanted, name),
        allowed: name.length < 6 ? 1 : 3,
      };
    })
    .filter(({ off, allowed }) => off <= allowed)
    .toSorted((a, b) => a.off - b.off);
  return candidates[0]?.path;
}
