import type { Tile } from '../content/types';

/** Returns the known facts about a case: its employer, and the owner's job title and team. */
export function factsOf({ employer, jobTitle, teamSize }: Tile): (readonly [string, string])[] {
  const team = teamSize && (teamSize === '1' ? 'On my own' : `${teamSize} people`);
  return (
    [
      ['Employer', employer],
      ['Job title', jobTitle],
      ['Team', team],
    ] as const
  ).flatMap(([term, fact]) => (fact ? [[term, fact] as const] : []));
}
