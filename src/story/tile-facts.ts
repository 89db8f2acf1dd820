import type { Tile } from '../content/types';

export function factsOf({
  employer,
  jobTitle,
  teamSize,
  when,
}: Tile): (readonly [string, string])[] {
  const team = teamSize && (teamSize === '1' ? 'On my own' : `${teamSize} people`);
  return (
    [
      ['Employer', employer],
      ['Job title', jobTitle],
      ['Team size', team],
      ['When', when],
    ] as const
  ).flatMap(([term, fact]) => (fact ? [[term, fact] as const] : []));
}
