export const coverRatio = 4 / 3;

export interface Size {
  width: number;
  height: number;
}

export function sizeOf(source: string, file: string, { isCover = false } = {}): Size {
  const [root = ''] = /<svg\b[^>]*>/.exec(source) ?? [];
  const read = (name: string) => new RegExp(`\\s${name}=["']([^"']+)["']`).exec(root)?.[1] ?? '';
  const box = read('viewBox')
    .trim()
    .split(/[\s,]+/);
  const [width, height] = [
    [read('width'), box[2]],
    [read('height'), box[3]],
  ].map(([stated = '', other]) => Number(stated.replace(/px$/, '')) || Number(other));
  if (!width || !height || width < 0 || height < 0) {
    throw new Error(`${file}: the <svg> element needs a width and a height in plain numbers`);
  }
  return isCover
    ? { width: Math.max(width, height * coverRatio), height: Math.max(height, width / coverRatio) }
    : { width, height };
}
