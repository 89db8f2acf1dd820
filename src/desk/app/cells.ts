export const sizes = {
  desktop: { label: 'Desktop', width: 1440, height: 900 },
  phone: { label: 'Phone', width: 390, height: 844 },
} as const;
export type Size = keyof typeof sizes;
export type Theme = 'light' | 'dark';
export type Motion = 'on' | 'off';

/** A size, theme, and motion setting of a page. */
export interface Look {
  size: Size;
  theme: Theme;
  motion: Motion;
}

const each = <T extends string>(all: readonly T[], asked: string | undefined): readonly T[] =>
  all.filter((value) => !asked || value === asked);

/** Returns all combinations of size and theme, or those that match, without motion. */
export function looks(asked: { size?: string; theme?: string }): Look[] {
  return each<Theme>(['light', 'dark'], asked.theme).flatMap((theme) =>
    each<Size>(['desktop', 'phone'], asked.size).map((size) => ({ size, theme, motion: 'off' })),
  );
}

export const nameOfLook = ({ size, theme, motion }: Look) =>
  `${sizes[size].label}, ${theme}${motion === 'on' ? ', moving' : ''}`;
