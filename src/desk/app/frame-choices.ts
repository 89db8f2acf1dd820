// Runs before a page's other scripts. In a desk frame named `desk dark`, localStorage then returns
// the theme `dark` and the motion `off`. The stored values do not change.
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
  // A prototype is in a frame inside a page of the site. Only the page's own frame has a name like
  // `desk dark`, so the loop looks at all frames around this one.
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
