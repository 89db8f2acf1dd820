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

/** In the dark theme, the sheet is not as bright as the pieces on it. */
export const libraryColors = {
  sheet: themed(cream, '#2a4f99'),
  column: themed('#dfe9f3', '#1a3a78'),
  words: themed(navy, cream),
  solid: themed(navy, sky),
  on: themed('#fff', navy),
  field: themed('#fff', night),
} as const;
