import type { CSSProperties } from 'react';
import { cream, sky } from './stage-pieces';

/** As custom properties, these fills and strokes turn a copy of the library into the blueprint. */
const inks = {
  sheet: 'none',
  column: 'none',
  words: cream,
  outline: sky,
  solid: 'none',
  field: 'none',
  file: 'var(--background)',
  edge: sky,
  label: 'none',
} as const;

type Ink = keyof typeof inks;

export const ink = (name: Ink, color: string): string => `var(--${name}-ink,${color})`;

export const blueprint = Object.fromEntries(
  Object.entries(inks).map(([name, color]) => [`--${name}-ink`, color]),
) as CSSProperties;
