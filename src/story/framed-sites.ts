import type { Story } from '../content/types';
import { embedOf } from '../media/embed-url';
import { isOwn } from '../ui/href';

/** Returns the origins that a story embeds, for its page's Content Security Policy. */
export function framedSites({ chapters }: Pick<Story, 'chapters'>): string[] {
  const addresses = chapters
    .flatMap((chapter) => ('blocks' in chapter ? chapter.blocks : []))
    .flatMap((block) => [block, ...('films' in block ? (block.films ?? []) : [])])
    .flatMap((shown) => ('address' in shown && shown.address ? shown.address : []));
  const frames = addresses
    .filter((address) => !isOwn(address))
    .map((address) => embedOf(address).frame ?? address);
  return [...new Set(frames.map((frame) => new URL(frame).origin))];
}
