import type { CSSProperties } from 'react';
import { cream, navy, sky } from './stage-pieces';

/** The blueprint's colors. As custom properties, they replace the library's colors in a copy of the same drawing. */
const inks = {
  sheet: 'none',
  column: 'none',
  words: cream,
  outline: sky,
  solid: 'none',
  field: 'none',
  file: navy,
  edge: sky,
  label: 'none',
} as const;

type Ink = keyof typeof inks;

export const ink = (name: Ink, color: string): string => `var(--${name}-ink,${color})`;

export const blueprint = Object.fromEntries(
  Object.entries(inks).map(([name, color]) => [`--${name}-ink`, color]),
) as CSSProperties;
