export const themed = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

/** Returns a color's values in the light and the dark theme. They are the same for a plain color. */
export function valuesOf(color: string): { light: string; dark: string } {
  const [, light = color, dark = color] = color.match(/^light-dark\((.+), (.+)\)$/) ?? [];
  return { light, dark };
}
