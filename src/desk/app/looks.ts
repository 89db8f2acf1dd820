export const sizes = {
  desktop: { label: 'Desktop', width: 1440, height: 900 },
  phone: { label: 'Phone', width: 390, height: 844 },
} as const;
export type Size = keyof typeof sizes;
export type Theme = 'light' | 'dark';

export interface Look {
  size: Size;
  theme: Theme;
}

export const looks: readonly Look[] = [
  { size: 'desktop', theme: 'light' },
  { size: 'phone', theme: 'light' },
  { size: 'desktop', theme: 'dark' },
  { size: 'phone', theme: 'dark' },
];

export const nameOfLook = ({ size, theme }: Look) => `${sizes[size].label}, ${theme}`;
