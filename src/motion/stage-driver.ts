import { scroll } from 'framer-motion';
import { transformOf, type Five, type PartState, type StageDriver } from './stage';

interface Drive extends StageDriver {
  stop: () => void;
}

const values = {
  transform: transformOf,
  opacity: ({ opacity = 1 }: PartState) => String(opacity),
  clipPath: ({ clip = [0, 0, 0, 0] }: PartState) =>
    `inset(${clip.map((side) => `${side}%`).join(' ')})`,
};

/** Only what changes on the way, so that nothing is animated that stays. */
const keyframes = (states: Five<PartState>): PropertyIndexedKeyframes =>
  Object.fromEntries(
    Object.entries(values)
      .map(([property, valueOf]) => [property, states.map(valueOf)] as const)
      .filter(([, [first, ...rest]]) => rest.some((value) => value !== first)),
  );

/** Takes parts in and lets them go again; how their animations follow the reader is up to `animate`. */
const driveOf = (
  animations: Set<Animation>,
  animate: (element: Element, frames: PropertyIndexedKeyframes) => Animation,
  stopFollowing: () => void,
): Drive => ({
  add(element, states) {
    const animation = animate(element, keyframes(states));
    animations.add(animation);
    return () => {
      animations.delete(animation);
      animation.cancel();
    };
  },
  stop() {
    stopFollowing();
    animations.forEach((animation) => animation.cancel());
  },
});

/** Ties parts to the scrolling of the track: from its top at the screen's top to its end at the screen's end. */
export const driveStage = (track: HTMLElement, onProgress: (progress: number) => void): Drive =>
  'ViewTimeline' in window ? driveByTimeline(track, onProgress) : driveByScript(track, onProgress);

/** The browser moves the parts and asks nobody. */
function driveByTimeline(track: HTMLElement, onProgress: (progress: number) => void): Drive {
  const timing: KeyframeAnimationOptions = {
    fill: 'both',
    duration: 'auto',
    // Measured against the whole screen, whatever room is kept around what is scrolled to.
    timeline: new ViewTimeline({ subject: track, axis: 'block', inset: '0px' }),
    rangeStart: 'contain 0%',
    rangeEnd: 'contain 100%',
  };
  // Moves nothing, but knows how far the timeline has come.
  const probe = track.animate(null, timing);
  const animations = new Set([probe]);
  const tell = () => onProgress(probe.effect?.getComputedTiming().progress ?? 0);
  // A timeline goes on after the scroll event, and before the next frame.
  const follow = () => requestAnimationFrame(tell);
  const listening = new AbortController();
  for (const change of ['scroll', 'resize']) {
    addEventListener(change, follow, { signal: listening.signal, passive: true });
  }
  follow();

  return driveOf(
    animations,
    (element, frames) => element.animate(frames, timing),
    () => listening.abort(),
  );
}

const length = 1000;

/** For browsers without timelines of their own: each part is put where the reader is. */
function driveByScript(track: HTMLElement, onProgress: (progress: number) => void): Drive {
  const animations = new Set<Animation>();
  let progress = 0;
  const seek = (animation: Animation) => {
    animation.currentTime = progress * length;
  };
  const stopScroll = scroll(
    (value: number) => {
      progress = value;
      animations.forEach(seek);
      onProgress(value);
    },
    { target: track, offset: ['start start', 'end end'] },
  );

  const animate = (element: Element, frames: PropertyIndexedKeyframes) => {
    const animation = element.animate(frames, { fill: 'both', duration: length });
    animation.pause();
    seek(animation);
    return animation;
  };
  return driveOf(animations, animate, stopScroll);
}
