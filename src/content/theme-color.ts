export const themed = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

export function valuesOf(color: string): { light: string; dark: string } {
  const [, light = color, dark = color] = color.match(/^light-dark\((.+), (.+)\)$/) ?? [];
  return { light, dark };
}
