export type Color = string | { light: string; dark: string };

export const paper = { light: '#f4efe6', dark: '#161311' };
export const ink = { light: '#1c1815', dark: '#f1eadf' };
export const secondaryInk = { light: '#4a4239', dark: '#c9c0b3' };
export const accent = { light: '#b83a1e', dark: '#ffa777' };

/** `night` is dark in both themes: the logo strip, the menu, the footer, and others use it. */
export const colors = {
  paper,
  'paper-2': { light: '#ebe4d7', dark: '#221d19' },
  ink,
  'ink-2': secondaryInk,
  line: { light: translucent(ink.light, 15), dark: translucent(ink.dark, 18) },
  accent,
  night: { light: ink.light, dark: '#241f1b' },
  'on-night': paper.light,
  'on-night-2': '#c9c0b3',
  'night-line': translucent(paper.light, 20),
  'night-accent': accent.dark,
} satisfies Record<string, Color>;

export const moreContrast = {
  'ink-2': { light: '#3d362f', dark: '#ddd4c8' },
  line: { light: translucent(ink.light, 60), dark: translucent(ink.dark, 60) },
  'on-night-2': paper.light,
  'night-line': translucent(paper.light, 60),
} satisfies Partial<Record<keyof typeof colors, Color>>;

// Tells the bundler that calls have no side effects. A bundle that imports only some colors by name,
// such as `ink`, can then drop `colors`.
/* @__NO_SIDE_EFFECTS__ */
function translucent(color: string, percent: number): string {
  const channels = color.match(/[\da-f]{2}/g)?.map((digits) => parseInt(digits, 16)) ?? [];
  return `rgb(${channels.join(' ')} / ${percent}%)`;
}

export const declarations = (tokens: Record<string, Color>): string =>
  Object.entries(tokens)
    .map(([name, color]) => {
      const value = typeof color === 'string' ? color : `light-dark(${color.light}, ${color.dark})`;
      return `--${name}: ${value};`;
    })
    .join('\n');
