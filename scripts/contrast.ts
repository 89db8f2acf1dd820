function luminance(color: string): number {
  const [, ...hex] = /^#(\w\w)(\w\w)(\w\w)$/.exec(color) ?? [];
  if (hex.length !== 3)
    throw new Error(`${color} is no color. Write six digits after the #, as in #1c1815.`);
  const [red = 0, green = 0, blue = 0] = hex
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
