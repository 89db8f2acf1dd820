export interface Loop {
  /** The playback rate: negative runs backwards, 0 stands still. */
  rate: number;
  /** Moves the track to the left by some pixels. */
  move: (pixels: number) => void;
  stop: () => void;
}

/** In pixels a second, whatever the track's width. */
export const speed = 60;

/** How long the track takes to move by half its width, in milliseconds. */
const lapOf = (track: Element) => (track.getBoundingClientRect().width / 2 / speed) * 1000;

/** Moves the track by half its width again and again: one animation, which the browser runs without script. */
export function startLoop(track: HTMLElement, from: number): Loop {
  let rate = 0;
  let lap = lapOf(track);
  const animation = track.animate(
    { transform: ['translateX(0%)', 'translateX(-50%)'] },
    { duration: lap, iterations: Infinity },
  );
  animation.pause();

  const seek = (time: number) => {
    const within = ((time % lap) + lap) % lap;
    // Ten laps ahead, so that it can also run backwards.
    animation.currentTime = within + 10 * lap;
  };
  const move = (pixels: number) => seek(Number(animation.currentTime) + (pixels / speed) * 1000);
  move(from);

  const widths = new ResizeObserver(() => {
    const next = lapOf(track);
    // The width is 0 once the page is gone.
    if (next === lap || next === 0) return;
    lap = next;
    animation.effect?.updateTiming({ duration: lap });
    move(0);
  });
  widths.observe(track);

  return {
    get rate() {
      return rate;
    },
    set rate(next) {
      rate = next;
      if (rate === 0) {
        animation.pause();
        // A pause takes effect with the next frame, unless a time is set.
        move(0);
      } else {
        animation.updatePlaybackRate(rate);
        if (animation.playState !== 'running') animation.play();
      }
    },
    move,
    stop() {
      widths.disconnect();
      animation.cancel();
    },
  };
}
