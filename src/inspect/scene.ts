import { titleOfPart } from './facts';
import { changesIn, isScene, keyframesOf, type Range } from './moves';

/** A row of the timeline: parts whose names differ only by a number move in one row. */
export interface TimelineRow {
  name: string;
  ranges: Range[];
  elements: Element[];
}

/** The scene of the page that is shown, not of one that is leaving. */
export const findScene = () =>
  document.querySelector<HTMLElement>('main > div:not([inert]) [data-scene]');

export const animationsIn = (scene: Element): Animation[] =>
  scene.getAnimations({ subtree: true }).filter(isScene);

/** Elements that move with the drawing, but are not in it. */
interface OtherNames {
  captions: string;
  progress: string;
}

export function timelineOf(animations: readonly Animation[], names: OtherNames): TimelineRow[] {
  const rows = new Map<string, TimelineRow>();
  for (const animation of animations) {
    const { effect } = animation;
    const element = effect instanceof KeyframeEffect ? effect.target : null;
    const ranges = changesIn(keyframesOf(animation));
    if (!element || ranges.length === 0) continue;
    const name = rowNameOf(element, names);
    const row = rows.get(name) ?? { name, ranges: [], elements: [] };
    row.elements.push(element);
    row.ranges = merged([...row.ranges, ...ranges]);
    rows.set(name, row);
  }
  const start = ({ ranges }: TimelineRow) => ranges[0]?.from ?? 1;
  return [...rows.values()].toSorted((one, other) => start(one) - start(other));
}

function rowNameOf(element: Element, { captions, progress }: OtherNames): string {
  const part = element.getAttribute('data-part');
  if (part !== null) return titleOfPart(part.replace(/[- ](\d+|aside)$/, ''));
  return element.closest('li') ? captions : progress;
}

/** Joins ranges that touch. */
export function merged(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to + 0.001) last.to = Math.max(last.to, range.to);
    else joined.push({ ...range });
  }
  return joined;
}

/** How far the scene has been scrolled through, from 0 to 1; outside of it below 0 or above 1. */
export function progressIn(scene: Element): number {
  const { top, height } = scene.getBoundingClientRect();
  return -top / Math.max(height - innerHeight, 1);
}

/** Scrolls the page to a point of the scene's timeline. */
export function scrollSceneTo(scene: Element, progress: number) {
  const { top, height } = scene.getBoundingClientRect();
  scrollBy({ top: top + (height - innerHeight) * progress, behavior: 'instant' });
}
