import { blocksOf } from '../content/chapters';
import { dataFields } from '../content/data-fields';
import type { Chapters, Story } from '../content/types';
import { embedOf } from '../media/embed-url';
import { isOwn } from '../ui/href';

const wordsPerMinute = 200;
const wordsPerPicture = 25;

const notRead = new Set([...dataFields, 'alt', 'placeholderFor', 'summary']);

function count(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + count(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const picture = 'alt' in value ? wordsPerPicture : 0;
  return Object.entries(value).reduce(
    (sum, [field, item]) => (notRead.has(field) ? sum : sum + count(item)),
    picture,
  );
}

export const readingMinutes = (story: Story): number =>
  Math.max(1, Math.round(count(story) / wordsPerMinute));

/** Returns the origins that a page's Content Security Policy must allow in frames. */
export function framedSites(chapters: Pick<Chapters, 'approach' | 'media'>): string[] {
  const addresses = blocksOf(chapters)
    .flatMap((block) => [block, ...('films' in block ? (block.films ?? []) : [])])
    .flatMap((shown) => ('address' in shown && shown.address ? shown.address : []));
  const frames = addresses
    .filter((address) => !isOwn(address))
    .map((address) => embedOf(address).frame ?? address);
  return [...new Set(frames.map((frame) => new URL(frame).origin))];
}
