import { animateMini } from 'framer-motion';

export interface Loop {
  /** In times of the own speed; negative is backwards, 0 stands still. */
  pace: number;
  /** Puts the track some pixels further to the left. */
  move: (pixels: number) => void;
  stop: () => void;
}

/** Pixels in a second, whatever stands on the track. */
export const speed = 60;

const widthOfHalf = (track: Element) => track.getBoundingClientRect().width / 2;

const animate = (track: Element, round: number) =>
  animateMini(
    track,
    { transform: ['translateX(0%)', 'translateX(-50%)'] },
    { duration: round, ease: 'linear', repeat: Infinity, autoplay: false },
  );

/** The track's endless way by half of its width: one animation, which the browser runs without script. */
export function startLoop(track: HTMLElement, from: number): Loop {
  let pace = 0;
  let round = widthOfHalf(track) / speed;
  let animation = animate(track, round);
  let starting: typeof animation | undefined;

  const seek = (seconds: number) => {
    const within = ((seconds % round) + round) % round;
    // Some rounds ahead, so that it can go backwards as well.
    animation.time = within + 10 * round;
  };

  const go = () => {
    if (pace === 0) {
      animation.pause();
    } else if (animation !== starting) {
      animation.speed = pace;
      if (animation.state !== 'running') start();
    }
  };

  /** Until it has started, each new pace would make it start anew: where frames take long, it never would. */
  const start = () => {
    starting = animation;
    animation.play();
    const started = () => {
      starting = undefined;
      go();
    };
    const [native] = track.getAnimations();
    // One that is canceled has nothing more to do.
    native?.ready.then(started, () => {});
  };

  const widths = new ResizeObserver(() => {
    const fitting = widthOfHalf(track) / speed;
    // It has no width when the page it stood on has gone.
    if (fitting === round || fitting === 0) return;
    const { time } = animation;
    animation.cancel();
    round = fitting;
    animation = animate(track, round);
    seek(time);
    go();
  });
  widths.observe(track);
  seek(from / speed);

  return {
    get pace() {
      return pace;
    },
    set pace(next) {
      pace = next;
      go();
    },
    move(pixels) {
      seek(animation.time + pixels / speed);
    },
    stop() {
      widths.disconnect();
      animation.cancel();
    },
  };
}
