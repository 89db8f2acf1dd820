/** Records, in the page and before its own code, who asks for a frame or repeats a task. */
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

/**
 * Returns what moves by itself: animations, videos, and scripts that draw frames. A script that draws frame
 * after frame always waits for the next one, so one look is enough. Runs in each frame of the page.
 */
export function findMotion(): string[] {
  const name = (element?: Element | null) => element?.outerHTML.slice(0, 120) ?? 'no element';
  return [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => name(effect instanceof KeyframeEffect ? effect.target : null)),
    ...[...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(name),
    ...(window.pendingFrames.size > 0 ? ['a script that draws frames'] : []),
  ];
}

declare global {
  interface Window {
    pendingFrames: Set<number>;
  }
}
