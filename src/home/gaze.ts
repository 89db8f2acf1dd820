/** The point between the eyes, as fractions of the portrait's size. */
const center = { x: 158 / 320, y: 187 / 400 };
/** The pupils' maximum offset, in the units of `avatar.svg`. */
const most = { x: 4, y: 2.6 };
/** The pointer's distance, in pixels, at which the offset is half the maximum. */
const half = 160;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Returns the pupils' offset when the pointer is at `x`, `y` in the window. */
export function gaze({ left, top, width, height }: Box, x: number, y: number) {
  const across = x - left - width * center.x;
  const down = y - top - height * center.y;
  const distance = Math.hypot(across, down);
  const part = 1 / (distance + half);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return { x: rounded(across * part * most.x), y: rounded(down * part * most.y) };
}
