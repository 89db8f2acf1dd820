// Runs before a page's other scripts. In a desk frame named `desk dark`, localStorage then returns the theme `dark` and
// the motion `off`. The stored values do not change.
{
  const nameOf = (frame: Window) => {
    try {
      return frame.name;
    } catch {
      // The name of another origin's window cannot be read. That window is not the desk.
      return '';
    }
  };
  let name = '';
  // A prototype runs in a frame inside the page's frame, which has the name.
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
