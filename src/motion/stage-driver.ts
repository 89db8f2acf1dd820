import { scroll } from 'framer-motion';
import { clipOf, transformOf, type Five, type PartState, type StageDriver } from './stage';

const values = {
  transform: transformOf,
  opacity: ({ opacity = 1 }: PartState) => String(opacity),
  clipPath: clipOf,
};

/** Only the properties that change are animated. */
const keyframesOf = (states: Five<PartState>): PropertyIndexedKeyframes =>
  Object.fromEntries(
    Object.entries(values)
      .map(([property, valueOf]) => [property, states.map(valueOf)] as const)
      .filter(([, [first, ...rest]]) => rest.some((value) => value !== first)),
  );

/** A driver whose parts move as `animate` makes them. */
const driverOf = (
  animations: Set<Animation>,
  animate: (element: Element, keyframes: PropertyIndexedKeyframes) => Animation,
  stopFollowing: () => void,
): StageDriver => ({
  add(element, states) {
    const animation = animate(element, keyframesOf(states));
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

/** Ties parts to the scroll, from where the track's top is at the screen's top to where the bottoms meet. */
export const driveStage = (
  track: HTMLElement,
  onProgress: (progress: number) => void,
): StageDriver =>
  'ViewTimeline' in window ? driveByTimeline(track, onProgress) : driveByScript(track, onProgress);

/** The browser moves the parts; no script runs for it. */
function driveByTimeline(track: HTMLElement, onProgress: (progress: number) => void): StageDriver {
  const timing: KeyframeAnimationOptions = {
    fill: 'both',
    duration: 'auto',
    // Without the inset, the browser subtracts the page's scroll-padding from the screen.
    timeline: new ViewTimeline({ subject: track, axis: 'block', inset: '0px' }),
    rangeStart: 'contain 0%',
    rangeEnd: 'contain 100%',
  };
  // Animates nothing: it tells the progress without measuring the page.
  const probe = track.animate(null, timing);
  const animations = new Set([probe]);
  const report = () => onProgress(probe.effect?.getComputedTiming().progress ?? 0);
  // The browser updates a timeline between the scroll event and the next frame.
  const follow = () => requestAnimationFrame(report);
  const listening = new AbortController();
  for (const change of ['scroll', 'resize']) {
    addEventListener(change, follow, { signal: listening.signal, passive: true });
  }
  follow();

  return driverOf(
    animations,
    (element, keyframes) => element.animate(keyframes, timing),
    () => listening.abort(),
  );
}

const duration = 1000;

/** For browsers without view timelines: each scroll sets the time of every animation. */
function driveByScript(track: HTMLElement, onProgress: (progress: number) => void): StageDriver {
  const animations = new Set<Animation>();
  let progress = 0;
  const seek = (animation: Animation) => {
    animation.currentTime = progress * duration;
  };
  const stopScroll = scroll(
    (value: number) => {
      progress = value;
      animations.forEach(seek);
      onProgress(value);
    },
    { target: track, offset: ['start start', 'end end'] },
  );

  const animate = (element: Element, keyframes: PropertyIndexedKeyframes) => {
    const animation = element.animate(keyframes, { fill: 'both', duration });
    animation.pause();
    seek(animation);
    return animation;
  };
  return driverOf(animations, animate, stopScroll);
}
