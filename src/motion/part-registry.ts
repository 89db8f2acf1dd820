import { useState } from 'react';
import { variablesAt, type PartRegistry, type PartStates } from './stage';
import { keyframesOf, keyframesPrefix } from './stage-keyframes';

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
 * FNV-1a. The name depends only on the keyframes, because the prerendered page and the browser must
 * use the same name.
 */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  return ((value >>> 0) % 36 ** 4).toString(36);
}
