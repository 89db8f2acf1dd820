import type { Story } from '../content/types';
import { isOwn } from '../ui/href';

/** The other sites that stories show in frames, for the Content-Security-Policy of every page. */
export function framedSites(stories: readonly Pick<Story, 'chapters'>[]): string[] {
  const addresses = stories
    .flatMap(({ chapters }) => chapters)
    .flatMap((chapter) => ('blocks' in chapter ? chapter.blocks : []))
    .flatMap((block) => [block, ...('films' in block ? (block.films ?? []) : [])])
    .flatMap((shown) => ('address' in shown && shown.address ? shown.address : []));
  const elsewhere = addresses.filter((address) => !isOwn(address));
  return [...new Set(elsewhere.map((address) => new URL(address).origin))];
}
