import { keyframesPrefix, stopPositions } from '../motion/stage-keyframes';
import type { DesignNames } from './design-names';

/** A range of an animation's progress, from 0 to 1. */
export interface Range {
  from: number;
  to: number;
}

const ignored = new Set(['offset', 'computedOffset', 'easing', 'composite']);

const differences = (one: ComputedKeyframe, other: ComputedKeyframe): string[] =>
  Object.keys(one).filter((name) => !ignored.has(name) && one[name] !== other[name]);

export function changesIn(keyframes: readonly ComputedKeyframe[]): Range[] {
  const ranges: Range[] = [];
  keyframes.slice(1).forEach((frame, index) => {
    const before = keyframes[index];
    if (!before || differences(frame, before).length === 0) return;
    const last = ranges.at(-1);
    if (last && last.to === before.computedOffset) last.to = frame.computedOffset;
    else ranges.push({ from: before.computedOffset, to: frame.computedOffset });
  });
  return ranges;
}

function stopsOf({ from, to }: Range): string {
  const before = stopPositions.findLastIndex((stop) => stop <= from + 0.001);
  const after = stopPositions.findIndex((stop) => stop >= to - 0.001);
  return `stops ${Math.max(before, 0) + 1} to ${(after < 0 ? 4 : after) + 1}`;
}

export const keyframesOf = (animation: Animation): ComputedKeyframe[] =>
  animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];

export const isScene = (animation: Animation) =>
  animation instanceof CSSAnimation && animation.animationName.startsWith(keyframesPrefix);

export const sceneMovesOf = (keyframes: readonly ComputedKeyframe[]): string[] =>
  changesIn(keyframes).map((range) => {
    const [before, after] = [range.from, range.to].map((offset) =>
      keyframes.find(({ computedOffset }) => computedOffset === offset),
    );
    const properties = before && after ? differences(after, before) : [];
    return `${properties.join(', ')} in ${stopsOf(range)}`;
  });

export function movesOf(element: Element, { durations }: DesignNames): string[] {
  const named = (time: number) => {
    const token = Object.keys(durations).find((name) => durations[name] === time);
    return `${time} ms${token ? ` (${token})` : ''}`;
  };
  const moves = element.getAnimations().flatMap((animation) => {
    if (isScene(animation)) return sceneMovesOf(keyframesOf(animation));
    if (animation instanceof CSSTransition) return [];
    if (animation.timeline instanceof DocumentTimeline) {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      return typeof duration === 'number' && duration > 0 ? [named(duration)] : [];
    }
    return animation.timeline ? ['with the scroll'] : [];
  });
  return [...new Set([...moves, ...transitionsOf(element, named)])];
}

function transitionsOf(element: Element, named: (time: number) => string): string[] {
  const { transitionProperty, transitionDuration } = getComputedStyle(element);
  const times = transitionDuration.split(', ').map((time) => Math.round(parseFloat(time) * 1000));
  const properties = transitionProperty.split(', ');
  const first = times[0] ?? 0;
  if (first === 0 || properties[0] === 'none') return [];
  return [`${properties.join(', ')} in ${named(first)}`];
}
