// Runs before a page's other scripts. In a desk frame, localStorage then returns the motion `off`,
// and the theme in the frame's name (such as `desk dark`). The stored values do not change.
{
  const nameOf = (frame: Window) => {
    try {
      return frame.name;
    } catch {
      // The browser forbids reading the name of another origin's window.
      return '';
    }
  };
  let name = '';
  // The desk frames a page, which may frame a prototype. Only the page's window has a name like
  // `desk dark`, so the loop looks at all windows around this one.
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
