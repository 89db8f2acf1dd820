import { useState } from 'react';
import {
  clipOf,
  mapFive,
  transformOf,
  variablesAt,
  type Five,
  type Pace,
  type Paces,
  type PartRegistry,
  type PartState,
  type PartStates,
} from './stage';

export const keyframesPrefix = 'stage-';

const values = {
  transform: transformOf,
  opacity: ({ opacity = 1 }: PartState) => String(opacity),
  'clip-path': clipOf,
  visibility: ({ hidden }: PartState) => (hidden ? 'hidden' : 'inherit'),
};

/**
 * The scroll progress, in percent, at which each of the four moves from stop to stop starts. A move
 * takes 10%.
 */
const starts = [7, 26, 44, 63] as const;

/**
 * The scroll progress, from 0 to 1, at the middle of each range in which the stage shows one stop
 * and nothing moves.
 */
export const stopPositions = [0.035, 0.215, 0.4, 0.585, 0.865] as const satisfies Five<number>;

/** How long after a move's start a part starts and stops changing, in percent of the scroll. */
const paces: Record<Pace, readonly [leaves: number, arrives: number]> = {
  whole: [0, 10],
  early: [0, 5],
  late: [5, 10],
  first: [0, 3.3],
  middle: [3.3, 6.7],
  last: [6.7, 10],
  halfway: [4.9, 5],
  end: [9.9, 10],
  exit: [4.9, 4.95],
  enter: [4.95, 5.2],
};

function restsOf(pace: Pace | Paces) {
  const moves = starts.map((start, index) => {
    const [leaves, arrives] = paces[typeof pace === 'string' ? pace : (pace[index] ?? 'whole')];
    return { leaves: `${start + leaves}%`, arrives: `${start + arrives}%` };
  });
  const arrivals = ['0%', ...moves.map(({ arrives }) => arrives)];
  return arrivals.map((from, stop) => ({ from, to: moves[stop]?.leaves ?? 'to' }));
}

export function keyframesOf(states: PartStates, pace: Pace | Paces = 'whole'): string {
  const changing = Object.entries(values)
    .map(([property, valueOf]) => [property, mapFive(states, valueOf)] as const)
    .filter(([, [first, ...rest]]) => rest.some((value) => value !== first));
  if (changing.length === 0) return '';
  const rests: { from: string; to: string; css: string }[] = [];
  for (const [stop, { from, to }] of restsOf(pace).entries()) {
    const css = changing.map(([property, five]) => `${property}:${five[stop]}`).join(';');
    const last = rests.at(-1);
    if (last?.css === css) last.to = to;
    else rests.push({ from, to, css });
  }
  return rests.map(({ from, to, css }) => `${from},${to}{${css}}`).join('');
}

export function usePartRegistry(): PartRegistry {
  const [registry] = useState(createRegistry);
  return registry;
}

function createRegistry(): PartRegistry {
  const rules = new Map<string, string>();
  const parts = new Map<string, PartStates>();
  return {
    add: (states, pace) => {
      const frames = keyframesOf(states, pace);
      const name = frames && `${keyframesPrefix}${hash(frames)}`;
      if (name) {
        const rule = `@keyframes ${name}{${frames}}`;
        // The hash is short, so two rules could get the same name. The build then fails here.
        if ((rules.get(name) ?? rule) !== rule) throw new Error(`Two keyframes are named ${name}`);
        rules.set(name, rule);
        parts.set(name, states);
      }
      return name || 'none';
    },
    keyframes: () => [...rules.values()].join(''),
    variablesAt: (stop) =>
      Object.assign({}, ...[...parts].map(([name, states]) => variablesAt(name, states, stop))),
  };
}

/**
 * FNV-1a. The name of keyframes depends only on their text, because the prerendered page and the
 * browser must use the same name.
 */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  return ((value >>> 0) % 36 ** 4).toString(36);
}
