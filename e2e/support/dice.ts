/** A number from 0 up to 1 that depends on nothing but the words it is rolled for. */
export type Dice = (...words: (string | number)[]) => number;

/** FNV-1a, mixed once more: similar words give numbers that have nothing in common. */
export const dice =
  (seed: number): Dice =>
  (...words) => {
    let hash = 0x811c9dc5;
    for (const letter of [seed, ...words].join(' ')) {
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
    return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
  };

export function among<T>(list: readonly T[], rolled: number): T {
  const chosen = list[Math.floor(rolled * list.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}

/**
 * One of many, the more often the more it weighs. Each is rolled for by its name: with one more or one
 * less in the list, nearly always the same is chosen.
 */
export function favorite<T>(
  list: readonly T[],
  nameOf: (each: T) => string,
  weightOf: (each: T) => number,
  roll: Dice,
): T {
  const rank = (each: T) => Math.log(roll('favorite', nameOf(each))) / weightOf(each);
  const [first, ...others] = list;
  if (first === undefined) throw new Error('There is nothing to choose from');
  return others.reduce((best, each) => (rank(each) > rank(best) ? each : best), first);
}
