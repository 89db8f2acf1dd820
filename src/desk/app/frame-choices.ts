// Runs first in a frame of the desk. Applies the theme in the frame's name (`desk dark`), without motion.
// The visitor's stored choices do not change.
{
  const nameOf = (frame: Window) => {
    try {
      return frame.name;
    } catch {
      // A window of another origin is not the desk.
      return '';
    }
  };
  let name = '';
  // A prototype is in a frame inside the page's frame.
  for (let frame: Window = window; ; frame = frame.parent) {
    if (nameOf(frame).startsWith('desk ')) name = nameOf(frame);
    if (frame === frame.parent) break;
  }
  const [, theme = ''] = name.split(' ');
  const chosen: Record<string, string> = { theme, motion: 'off' };
  if (theme) {
    const { getItem, setItem, removeItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return chosen[key] ?? getItem.call(this, key);
    };
    Storage.prototype.setItem = function (key, value) {
      if (!(key in chosen)) setItem.call(this, key, value);
    };
    Storage.prototype.removeItem = function (key) {
      if (!(key in chosen)) removeItem.call(this, key);
    };
  }
}
