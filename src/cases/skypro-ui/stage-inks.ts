import type { CSSProperties } from 'react';
import { themed } from '../../content/theme-color';
import { cream, navy, sky } from './stage-pieces';

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

/** Light in both themes, so that the sheet stands out from the blueprint below it. */
export const libraryColors = {
  sheet: themed(cream, '#b9cdea'),
  column: themed('#dfe9f3', '#d6e3f5'),
  words: navy,
  solid: navy,
  on: '#fff',
  field: themed('#fff', '#eaf1fa'),
} as const;
