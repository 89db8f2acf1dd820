import { blocksOf } from '../content/chapters';
import type { Chapters } from '../content/types';
import { embedOf } from '../media/embed-url';
import { isOwn } from '../ui/href';

/**
 * Returns the origins of other sites that a story embeds, for its page's Content Security Policy.
 */
export function framedSites(chapters: Pick<Chapters, 'approach' | 'media'>): string[] {
  const addresses = blocksOf(chapters)
    .flatMap((block) => [block, ...('films' in block ? (block.films ?? []) : [])])
    .flatMap((shown) => ('address' in shown && shown.address ? shown.address : []));
  const frames = addresses
    .filter((address) => !isOwn(address))
    .map((address) => embedOf(address).frame ?? address);
  return [...new Set(frames.map((frame) => new URL(frame).origin))];
}
