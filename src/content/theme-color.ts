/** Returns a CSS color with a value for each theme. */
export const themed = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

/** Returns the values of a color for the light and the dark theme, which may be the same. */
export function valuesOf(color: string): { light: string; dark: string } {
  const [, light = color, dark = color] = color.match(/^light-dark\((.+), (.+)\)$/) ?? [];
  return { light, dark };
}
