import type { CSSProperties } from 'react';
import { themed } from '../../content/theme-color';
import { cream, navy, night, sky } from './stage-pieces';

/** Set as custom properties on a second copy of the drawn library, these make it a blueprint. */
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
  on: '#fff',
} as const;

type Ink = keyof typeof inks;

export const ink = (name: Ink, color: string): string => `var(--${name}-ink,${color})`;

export const blueprint = Object.fromEntries(
  Object.entries(inks).map(([name, color]) => [`--${name}-ink`, color]),
) as CSSProperties;

export const libraryColors = {
  sheet: themed(cream, '#07152f'),
  column: themed('#dfe9f3', '#10275a'),
  words: themed(navy, cream),
  solid: themed(navy, sky),
  on: themed('#fff', night),
  field: themed('#fff', '#07152f'),
} as const;
