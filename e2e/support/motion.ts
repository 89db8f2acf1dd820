/** Must run before the page's scripts. */
export function trackAnimationFrames() {
  const waiting = (window.pendingFrames = new Set());
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  window.requestAnimationFrame = (callback) => {
    const id = request((time) => {
      waiting.delete(id);
      callback(time);
    });
    waiting.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    waiting.delete(id);
    cancel(id);
  };
}

/** A script that animates always has an animation frame pending, so one check is enough. */
export function findMotion(): string[] {
  const name = (element?: Element | null) => element?.outerHTML.slice(0, 120) ?? 'no element';
  return [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => name(effect instanceof KeyframeEffect ? effect.target : null)),
    ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(name),
    ...(window.pendingFrames.size > 0 ? ['a script that requests frames'] : []),
  ];
}

declare global {
  interface Window {
    pendingFrames: Set<number>;
  }
}
