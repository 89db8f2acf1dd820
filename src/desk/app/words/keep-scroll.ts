/** The milliseconds to wait for a reloaded page to reach its former height. */
const patience = 4000;

/** Restores the scroll position of a reloaded page. */
export function keepScroll() {
  let kept = { path: '', y: 0 };
  return {
    follow(window: Window) {
      const { pathname } = window.location;
      const begun = Date.now();
      const note = () => {
        kept = { path: window.location.pathname, y: window.scrollY };
      };
      const watch = () => window.addEventListener('scroll', note, { passive: true });
      const { path, y } = kept;
      if (path !== pathname || y === 0) {
        watch();
        return;
      }
      const restore = () => {
        window.scrollTo({ top: y, behavior: 'instant' });
        if (Math.abs(window.scrollY - y) < 2 || Date.now() - begun > patience) watch();
        else setTimeout(restore, 50);
      };
      restore();
    },
  };
}
