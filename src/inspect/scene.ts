import { useEffect, useState } from 'react';
import { inspect } from '../content/inspect';
import { boxOf } from './elements';
import { titleOfPart } from './facts';
import { changesIn, isScene, keyframesOf, type Range } from './moves';

export interface TimelineRow {
  name: string;
  ranges: Range[];
  /** From 0 to 1. A click on the row scrolls the scene to this progress. */
  opensAt: number;
  elements: Element[];
}

/** Skips a leaving page, which is inert. */
const findScene = () => document.querySelector<HTMLElement>('main > div:not([inert]) [data-scene]');

const animationsIn = (scene: Element): Animation[] =>
  scene.getAnimations({ subtree: true }).filter(isScene);

/** The names of the rows for elements that are animated with the drawing, but are not in it. */
interface OtherNames {
  captions: string;
  progress: string;
}

function timelineOf(
  scene: Element,
  animations: readonly Animation[],
  names: OtherNames,
): TimelineRow[] {
  const rows = new Map<string, TimelineRow>();
  for (const animation of animations) {
    const { effect } = animation;
    const element = effect instanceof KeyframeEffect ? effect.target : null;
    const ranges = changesIn(keyframesOf(animation));
    if (!element || ranges.length === 0) continue;
    const name = rowNameOf(element, names);
    const row = rows.get(name) ?? { name, ranges: [], opensAt: 0, elements: [] };
    row.elements.push(element);
    row.ranges = merged([...row.ranges, ...ranges]);
    row.opensAt = row.ranges[0]?.to ?? 0;
    rows.set(name, row);
  }
  for (const { name, ...row } of passedRows(scene, animations, names)) {
    if (!rows.has(name)) rows.set(name, { name, ...row });
  }
  const start = ({ ranges }: TimelineRow) => ranges[0]?.from ?? 1;
  return [...rows.values()].toSorted((one, other) => start(one) - start(other));
}

/** Rows for parts that have no animation, but come into view as a group around them moves. */
function passedRows(
  scene: Element,
  animations: readonly Animation[],
  names: OtherNames,
): TimelineRow[] {
  const frames = new Map<Element | null, ComputedKeyframe[]>();
  for (const animation of animations) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect) frames.set(effect.target, keyframesOf(animation));
  }
  return [...scene.querySelectorAll('[data-part]')].flatMap((part) => {
    if (frames.has(part) || part.querySelector('[data-part]')) return [];
    let camera = part.parentElement;
    while (camera && !frames.has(camera)) camera = camera.parentElement;
    if (!(camera instanceof SVGGraphicsElement)) return [];
    const ranges = passesOf(part, camera, frames.get(camera) ?? []);
    const [first, another] = ranges;
    if (!first || another || first.to - first.from > 0.99) return [];
    const opensAt = (first.from + first.to) / 2;
    return [{ name: rowNameOf(part, names), ranges, opensAt, elements: [part] }];
  });
}

/**
 * Finds when more than half of the part's width and of its height are in view. The camera is the
 * group that moves the part, and must scale around its own center.
 */
function passesOf(
  part: Element,
  camera: SVGGraphicsElement,
  frames: readonly ComputedKeyframe[],
): Range[] {
  const view = boxOf(viewAround(camera));
  const [box, around] = [boxOf(part), boxOf(camera)];
  const now = new DOMMatrix(getComputedStyle(camera).transform);
  const unit = (around.right - around.left) / (camera.getBBox().width * now.a);
  const steps = frames.map(({ computedOffset, transform }) => ({
    offset: computedOffset,
    at: new DOMMatrix(String(transform ?? 'none')),
  }));
  const shareAt = (progress: number) => {
    const next = steps.find(({ offset }) => offset >= progress);
    const last = steps.findLast(({ offset }) => offset <= progress);
    if (!next || !last) return 0;
    const way = next === last ? 0 : (progress - last.offset) / (next.offset - last.offset);
    const mixed = (name: 'a' | 'e' | 'f') => last.at[name] + (next.at[name] - last.at[name]) * way;
    const share = (start: 'left' | 'top', end: 'right' | 'bottom', moved: number) => {
      const center = (around[start] + around[end]) / 2;
      const placed = (edge: number) =>
        center + moved * unit + ((edge - center) * mixed('a')) / now.a;
      const [from, to] = [placed(box[start]), placed(box[end])];
      return (Math.min(to, view[end]) - Math.max(from, view[start])) / (to - from);
    };
    return Math.min(
      share('left', 'right', mixed('e') - now.e),
      share('top', 'bottom', mixed('f') - now.f),
    );
  };
  const seen = Array.from({ length: 100 }, (_, index) => index / 100).filter(
    (progress) => shareAt(progress + 0.005) > 0.5,
  );
  return merged(seen.map((from) => ({ from, to: from + 0.01 })));
}

function viewAround(drawing: Element): Element {
  let view = drawing.closest('svg')?.parentElement;
  while (view && getComputedStyle(view).position !== 'sticky') view = view.parentElement;
  return view ?? drawing;
}

function rowNameOf(element: Element, { captions, progress }: OtherNames): string {
  const part = element.getAttribute('data-part');
  if (part !== null) return titleOfPart(part.replace(/[- ](\d+|aside)$/, ''));
  return element.closest('li') ? captions : progress;
}

export function merged(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && range.from <= last.to + 0.001) last.to = Math.max(last.to, range.to);
    else joined.push({ ...range });
  }
  return joined;
}

/** Returns the scroll progress: 0 to 1 within the scene, below 0 before it, above 1 after it. */
export function progressIn(scene: Element): number {
  const { top, height } = scene.getBoundingClientRect();
  return -top / Math.max(height - innerHeight, 1);
}

export function scrollSceneTo(scene: Element, progress: number) {
  const { top, height } = scene.getBoundingClientRect();
  scrollBy({ top: top + (height - innerHeight) * progress, behavior: 'instant' });
}

const searchEvery = 500;

interface Found {
  element: HTMLElement;
  count: number;
  rows: TimelineRow[];
}

const findTimeline = (): Found | undefined => {
  const element = findScene();
  if (!element) return undefined;
  const animations = animationsIn(element);
  return {
    element,
    count: animations.length,
    rows: timelineOf(element, animations, inspect.scene),
  };
};

/** Polls, because navigation, the motion setting, and lazy sections change what it finds. */
export function useScene(): Found | undefined {
  const [found, setFound] = useState(findTimeline);
  useEffect(() => {
    const search = () =>
      setFound((before) => {
        const element = findScene();
        const count = element ? animationsIn(element).length : 0;
        return element === (before?.element ?? null) && count === (before?.count ?? 0)
          ? before
          : findTimeline();
      });
    const timer = setInterval(search, searchEvery);
    return () => clearInterval(timer);
  }, []);
  return found;
}
