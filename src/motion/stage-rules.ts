import { useState } from 'react';
import type { Pace, Paces, PartStates } from './stage';
import { keyframesOf, keyframesPrefix } from './stage-keyframes';

/** The keyframes that a stage's parts registered as they rendered. */
export interface GatheredKeyframes {
  add: (states: PartStates, pace?: Pace | Paces) => string;
  text: () => string;
}

export function useKeyframes(): GatheredKeyframes {
  const [gathered] = useState(gather);
  return gathered;
}

function gather(): GatheredKeyframes {
  const rules = new Map<string, string>();
  return {
    add: (states, pace) => {
      const frames = keyframesOf(states, pace);
      const name = frames && `${keyframesPrefix}${hash(frames)}`;
      if (name) rules.set(name, `@keyframes ${name}{${frames}}`);
      return name || 'none';
    },
    text: () => [...rules.values()].join(''),
  };
}

/** FNV-1a in 32 bits. The name depends on the keyframes alone, so the server and the browser agree. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  return (value >>> 0).toString(36);
}
