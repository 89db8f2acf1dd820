/** The center of the eyes in the portrait, as shares of its size. */
const center = { x: 158 / 320, y: 187 / 400 };
/** How far the pupils move at most, in units of the drawing. */
const most = { x: 4, y: 2.6 };
/** The distance of the pointer at which they have moved half as far, in pixels. */
const half = 160;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Returns how far the portrait's pupils move to look at a point of the window. */
export function gaze({ left, top, width, height }: Box, x: number, y: number) {
  const across = x - left - width * center.x;
  const down = y - top - height * center.y;
  const distance = Math.hypot(across, down);
  const part = 1 / (distance + half);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return { x: rounded(across * part * most.x), y: rounded(down * part * most.y) };
}
